// boardgame.io's server with its default store and a game whose state is about as large as a view
// of Agora (Lieske): 24 places, four secret hands of four cards. node server.js PORT
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const KINDS = ["stoa", "court", "market", "exchange", "harbour", "temple"];

const game = {
  name: "agora",
  setup: ({ ctx, random }) => ({
    board: Array.from({ length: 24 }, (_, i) => ({ kind: KINDS[i % 6], card: null, owner: null })),
    purses: Array(ctx.numPlayers).fill(20),
    points: Array.from({ length: ctx.numPlayers }, () => ({ stoa: 0, court: 0, market: 0 })),
    secret: { deck: random.Shuffle(Array.from({ length: 40 }, (_, i) => i)) },
    players: Object.fromEntries(
      Array.from({ length: ctx.numPlayers }, (_, i) => [i, { hand: [1, 2, 3, 4] }]),
    ),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // Only the server knows the hands, as with our secret placements.
    place: {
      client: false,
      move: ({ G, playerID, random }, card, place) => {
        const hand = G.players[playerID].hand;
        const at = G.board[place];
        if (hand[card] === undefined || at === undefined) return INVALID_MOVE;
        at.card = hand[card];
        at.owner = Number(playerID);
        hand[card] = random.D6();
        G.purses[playerID] = (G.purses[playerID] + at.card) % 50;
        if (at.kind in G.points[playerID]) G.points[playerID][at.kind] += 1;
      },
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log("ready"));
