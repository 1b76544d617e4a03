// The rules in our own words, made into HTML files when the page is built.
const pages = import.meta.glob<string>("../../../docs/rules/*.md", {
  query: "?rules",
  import: "default",
});

/** The rules of a game in a language, or in English; null if it ships none. */
export async function rulesOf(game: string, language: string): Promise<string | null> {
  const own = language === "en" ? "" : `.${language}`;
  const load =
    pages[`../../../docs/rules/${game}${own}.md`] ?? pages[`../../../docs/rules/${game}.md`];
  return load ? await (await fetch(await load())).text() : null;
}
