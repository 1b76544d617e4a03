// A question to the player in a window of ours, instead of the browser's confirm() and prompt().

export interface Question {
  title: string;
  text: string;
  /** What the button that agrees says. */
  yes: string;
  /** A line of text to answer with, and what stands in it first. */
  line?: { label: string; value: string; most: number };
}

class Questions {
  asked: Question | null = $state.raw(null);
  #answer: ((answer: string | null) => void) | null = null;

  /** Ask, and return the line of the answer, or null if the player cancelled. */
  ask(question: Question): Promise<string | null> {
    this.#answer?.(null);
    this.asked = question;
    return new Promise((answer) => (this.#answer = answer));
  }

  /** Whether the player agrees. */
  async confirm(question: Question): Promise<boolean> {
    return (await this.ask(question)) !== null;
  }

  answer(line: string | null): void {
    this.asked = null;
    this.#answer?.(line);
    this.#answer = null;
  }
}

export const questions = new Questions();
