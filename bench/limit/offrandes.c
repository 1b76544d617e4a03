/* Offrandes in C: how fast one core could play it at all.
 *
 * Random playouts by the same rules (ids as in docs/rules/offrandes.md), the same generator and the
 * same choice among legal moves as the engine, so equal seeds give equal games, move for move. Only
 * the printed numbers, no options, no log: what is left is the cost of the rules themselves.
 */
#include <stdint.h>
#include <string.h>

enum { SEATS = 5, CHARACTERS = 7, LAST_SPACE = 5, ANIMALS = 5, ALTARS = 11, PAIRS = 21, TRIPLES = 35 };
enum { PEASANT, WATER, FLOWER, TEMPLE, PRIESTESS, BRIBER, GUARDSMAN };
enum { CORRUPTIBLE = BRIBER }; /* O2.2: characters before the Briber */
enum { ALL_TILES = (1 << CHARACTERS) - 1, INCOME = 10, MONEY_LIMIT = 25, START_MONEY = 10 };
enum { ANIMALS_EACH = 15, ENOUGH_WORSHIP = 100, LAST_ROUND = 30 };
enum { NOT_YET, ALTARS_USED, WORSHIP, ROUNDS };
enum step { PICKING, OFFERING, OPENING, BIDDING, CORRUPTING, SACRIFICING, FINISHED };

static const int8_t PRAYERS[LAST_SPACE + 1] = {0, 2, 4, 6, 8, 10};
/* How many altars a Temple Guardian on each level reaches: they are sorted by tier (O3.4). */
static const int8_t REACHED[LAST_SPACE + 1] = {0, 3, 6, 8, 10, 11};

static uint8_t pair_tiles[PAIRS], pair_first[PAIRS], pair_second[PAIRS], triples[TRIPLES][3];
static int players, lots_in_turn;

/* ---- The generator: sfc32 by Chris Doty-Humphrey ---- */

typedef struct { uint32_t a, b, c, counter; } Rng;

static inline uint32_t word(Rng *rng) {
    uint32_t result = rng->a + rng->b + rng->counter++;
    rng->a = rng->b ^ (rng->b >> 9);
    rng->b = rng->c + (rng->c << 3);
    rng->c = ((rng->c << 21) | (rng->c >> 11)) + result;
    return result;
}

static inline int below(Rng *rng, int bound) {
    return (int)(((uint64_t)word(rng) * (uint32_t)bound) >> 32);
}

static Rng seeded(uint32_t seed) {
    Rng rng = {seed, 0, 0, 1};
    for (int i = 0; i < 12; i++) word(&rng);
    return rng;
}

/* ---- A position ---- */

typedef struct {
    enum step step;
    int actor, first, round, auctioneer, tiles, lots, pair, bid, bidder, asked, ending;
    /* The set of seats that cannot bid on this lot, and of those that won one in this turn. */
    unsigned out, winners, targets;
    int used_altars;
    int purse[SEATS], prayed[SEATS], sacrificed[SEATS], stable[ANIMALS];
    int8_t level[CHARACTERS][8]; /* by character and seat: O4.1 looks along a character */
    int8_t owner[ALTARS], animal[ALTARS], number[ALTARS];
} Game;

static inline int after(int seat) { return seat + 1 == players ? 0 : seat + 1; }
static inline int before(int seat) { return seat ? seat - 1 : players - 1; }

/* O4.1: one token on the last space; whoever is there goes back. */
static inline void rise(Game *g, int seat, int character) {
    int8_t *level = g->level[character];
    if (level[seat] == LAST_SPACE) return;
    if (level[seat] == LAST_SPACE - 1)
        for (int other = 0; other < players; other++)
            if (level[other] == LAST_SPACE) level[other] = LAST_SPACE - 1;
    level[seat]++;
}

static void corruption(Game *g);

/* ---- O1 Auctions ---- */

static void auction_turn(Game *g, int seat) {
    while (g->purse[seat] == 0) { /* O1.2 */
        seat = after(seat);
        if (seat == g->first) { corruption(g); return; }
    }
    g->auctioneer = g->actor = seat;
    g->tiles = ALL_TILES;
    g->lots = 0;
    g->winners = 0;
    g->step = OFFERING;
}

static void end_auction_turn(Game *g) {
    int seat = after(g->auctioneer);
    if (seat == g->first) corruption(g);
    else auction_turn(g, seat);
}

static void sell(Game *g) {
    int winner = g->bidder;
    g->purse[winner] -= g->bid;
    g->tiles &= ~pair_tiles[g->pair];
    rise(g, winner, pair_first[g->pair]);
    rise(g, winner, pair_second[g->pair]);
    if (winner == g->auctioneer || g->lots == lots_in_turn) { end_auction_turn(g); return; } /* O1.5 */
    g->winners |= 1u << winner;
    g->step = OFFERING;
    g->actor = g->auctioneer;
}

static void ask_bidder(Game *g) {
    int seat = g->actor;
    for (int i = 1; i < players; i++) {
        seat = after(seat);
        if (!(g->out >> seat & 1) && g->purse[seat] > g->bid && seat != g->bidder) {
            g->step = BIDDING;
            g->actor = seat;
            return;
        }
    }
    sell(g);
}

static inline void offer(Game *g, Rng *rng) {
    int pair;
    do pair = below(rng, PAIRS + 1); /* the last one ends the turn */
    while (pair < PAIRS && (pair_tiles[pair] & ~g->tiles));
    if (pair == PAIRS) { end_auction_turn(g); return; }
    g->pair = pair;
    g->lots++;
    g->bid = 0;
    g->bidder = -1;
    g->out = g->winners;
    g->step = OPENING;
}

static inline void bid(Game *g, Rng *rng) {
    int raises = g->purse[g->actor] - g->bid;
    int chosen = below(rng, g->step == BIDDING ? raises + 1 : raises);
    if (chosen == raises) g->out |= 1u << g->actor;
    else {
        g->bid += chosen + 1;
        g->bidder = g->actor;
    }
    ask_bidder(g);
}

/* ---- O2 Corruption ---- */

/* The characters that the actor can corrupt at a target, as a set; O2.2, O2.3, O2.4. */
static inline unsigned corruptible(const Game *g, int target) {
    int briber = g->level[BRIBER][g->actor];
    if (target == g->actor || (g->targets >> target & 1) || g->level[GUARDSMAN][target] >= briber)
        return 0;
    unsigned found = 0;
    for (int c = 0; c < CORRUPTIBLE; c++) {
        int theirs = g->level[c][target];
        unsigned can = theirs >= 1 && g->level[c][g->actor] != LAST_SPACE &&
                       (theirs != LAST_SPACE || briber == LAST_SPACE);
        found |= can << c;
    }
    return found;
}

static int can_corrupt(const Game *g) {
    for (int target = 0; target < players; target++)
        if (corruptible(g, target)) return 1;
    return 0;
}

static void sacrifices(Game *g);

/* O2.1: bribers by rank; `asked` is the rank of the last one. */
static void ask_briber(Game *g) {
    for (;;) {
        int best = -1, highest = -1;
        for (int seat = 0; seat < players; seat++) {
            int briber = g->level[BRIBER][seat];
            if (!briber) continue;
            int behind = seat - g->first;
            int rank = briber * players + players - 1 - (behind < 0 ? behind + players : behind);
            if (rank < g->asked && rank > highest) best = seat, highest = rank;
        }
        if (best < 0) break;
        g->asked = highest;
        g->actor = best;
        if (can_corrupt(g)) return;
    }
    sacrifices(g);
}

static void corruption(Game *g) {
    g->step = CORRUPTING;
    g->asked = (LAST_SPACE + 1) * players;
    g->targets = 0;
    ask_briber(g);
}

static void corrupt(Game *g, Rng *rng) {
    unsigned found[SEATS];
    int choices = 0;
    for (int target = 0; target < players; target++) {
        found[target] = corruptible(g, target);
        choices += __builtin_popcount(found[target]);
    }
    int chosen = below(rng, choices + 1); /* the last one passes */
    if (chosen < choices) {
        int target = 0;
        while (chosen >= __builtin_popcount(found[target]))
            chosen -= __builtin_popcount(found[target++]);
        unsigned set = found[target];
        while (chosen--) set &= set - 1;
        int character = __builtin_ctz(set);
        g->targets |= 1u << target;
        g->level[character][target]--;
        rise(g, g->actor, character);
    }
    ask_briber(g);
}

/* ---- O3 Sacrifices ---- */

static inline int prepared(const Game *g) {
    int water = g->level[WATER][g->actor], flowers = g->level[FLOWER][g->actor];
    return water < flowers ? water : flowers;
}

static inline int herd(const Game *g, int animal, int prepared) {
    return prepared < g->stable[animal] ? prepared : g->stable[animal];
}

/* The altars that take so many animals of a kind from the actor, as a set; O3.4. */
static inline unsigned welcoming(const Game *g, int animal, int number) {
    unsigned found = 0;
    int reached = REACHED[g->level[TEMPLE][g->actor]];
    for (int altar = 0; altar < reached; altar++) {
        unsigned better = number >= g->number[altar] && animal >= g->animal[altar] &&
                          (number != g->number[altar] || animal != g->animal[altar]);
        found |= better << altar;
    }
    return found;
}

/* What the actor can bring: for every kind of animal the set of altars; whether there is any. */
static int offerings(const Game *g, unsigned found[ANIMALS]) {
    int best = g->level[PEASANT][g->actor] - 1, count = prepared(g), any = 0;
    if (best < 0 || !count) return 0;
    int lowest = g->stable[best] >= count ? best : 0; /* O3.3: lesser ones only in a shortage */
    for (int animal = 0; animal < lowest; animal++) found[animal] = 0;
    for (int animal = lowest; animal <= best; animal++) {
        int number = herd(g, animal, count);
        found[animal] = number ? welcoming(g, animal, number) : 0;
        any |= found[animal] != 0;
    }
    for (int animal = best + 1; animal < ANIMALS; animal++) found[animal] = 0;
    return any;
}

static void check_end(Game *g);

static void ask_sacrificer(Game *g) {
    unsigned found[ANIMALS];
    for (; g->asked < players; g->asked++) {
        int seat = g->first + g->asked;
        g->actor = seat < players ? seat : seat - players;
        if (offerings(g, found)) return;
    }
    check_end(g);
}

static void sacrifices(Game *g) {
    for (int seat = 0; seat < players; seat++) g->prayed[seat] += PRAYERS[g->level[PRIESTESS][seat]];
    g->step = SACRIFICING;
    g->asked = 0;
    ask_sacrificer(g);
}

static void sacrifice(Game *g, Rng *rng) {
    unsigned found[ANIMALS];
    offerings(g, found);
    int choices = 0;
    for (int animal = 0; animal < ANIMALS; animal++) choices += __builtin_popcount(found[animal]);
    int chosen = below(rng, choices + 1); /* the last one passes */
    if (chosen < choices) {
        int animal = 0;
        while (chosen >= __builtin_popcount(found[animal]))
            chosen -= __builtin_popcount(found[animal++]);
        unsigned set = found[animal];
        while (chosen--) set &= set - 1;
        int altar = __builtin_ctz(set), number = herd(g, animal, prepared(g));
        g->stable[animal] -= number; /* O3.5 */
        if (g->owner[altar] < 0) g->used_altars++;
        else g->stable[g->animal[altar]] += g->number[altar];
        g->owner[altar] = (int8_t)g->actor;
        g->animal[altar] = (int8_t)animal;
        g->number[altar] = (int8_t)number;
        g->sacrificed[g->actor] += (animal + 1) * number;
    }
    g->asked++;
    ask_sacrificer(g);
}

/* ---- O5 Revenue, O6 End ---- */

static void begin_round(Game *g) {
    g->round++;
    auction_turn(g, g->first);
}

static void check_end(Game *g) {
    if (g->used_altars == ALTARS) g->ending = ALTARS_USED;
    else {
        for (int seat = 0; seat < players; seat++)
            if (g->prayed[seat] + g->sacrificed[seat] > ENOUGH_WORSHIP) g->ending = WORSHIP;
        if (!g->ending && g->round == LAST_ROUND) g->ending = ROUNDS;
    }
    if (g->ending) { g->step = FINISHED; return; }
    g->first = after(g->first);
    for (int seat = 0; seat < players; seat++) {
        int money = g->purse[seat] + INCOME;
        g->purse[seat] = money < MONEY_LIMIT ? money : MONEY_LIMIT;
    }
    begin_round(g);
}

/* ---- A game ---- */

static inline void pick(Game *g, Rng *rng) { /* O0.2 */
    const uint8_t *triple = triples[below(rng, TRIPLES)];
    for (int i = 0; i < 3; i++) g->level[triple[i]][g->actor]++;
    if (++g->asked < players) g->actor = before(g->actor);
    else begin_round(g);
}

static void set_up(Game *g, Rng *rng) {
    memset(g, 0, sizeof *g);
    for (int seat = 0; seat < players; seat++) g->purse[seat] = START_MONEY;
    for (int animal = 0; animal < ANIMALS; animal++) g->stable[animal] = ANIMALS_EACH;
    for (int altar = 0; altar < ALTARS; altar++) g->owner[altar] = g->animal[altar] = -1;
    g->first = below(rng, players); /* O0.1 */
    g->actor = before(g->first);
    g->step = PICKING;
}

static long play(Game *g, Rng *rng) {
    long decisions = 0;
    set_up(g, rng);
    for (; g->step != FINISHED; decisions++) switch (g->step) {
        case OPENING:
        case BIDDING: bid(g, rng); break;
        case OFFERING: offer(g, rng); break;
        case CORRUPTING: corrupt(g, rng); break;
        case SACRIFICING: sacrifice(g, rng); break;
        case PICKING: pick(g, rng); break;
        case FINISHED: break;
    }
    return decisions;
}

/* Prepare for games of 3 to 5 players. */
void prepare(int count) {
    players = count;
    lots_in_turn = players == 3 ? 2 : 3; /* O1.5 */
    int pair = 0, triple = 0;
    for (int a = 0; a < CHARACTERS; a++)
        for (int b = a + 1; b < CHARACTERS; b++) {
            pair_first[pair] = (uint8_t)a;
            pair_second[pair] = (uint8_t)b;
            pair_tiles[pair++] = (uint8_t)(1 << a | 1 << b);
            for (int c = b + 1; c < CHARACTERS; c++, triple++) {
                triples[triple][0] = (uint8_t)a;
                triples[triple][1] = (uint8_t)b;
                triples[triple][2] = (uint8_t)c;
            }
        }
}

/* Play games with the seeds from `first` on and return how many decisions they took. */
long playouts(long first, long games) {
    long decisions = 0;
    for (long seed = first; seed < first + games; seed++) {
        Game game;
        Rng rng = seeded((uint32_t)seed);
        decisions += play(&game, &rng);
    }
    return decisions;
}

/* Play one game and write its ending, its rounds and every seat's points for prayers and for
 * sacrifices; return the decisions. */
long result(long seed, int out[2 + 2 * SEATS]) {
    Game game;
    Rng rng = seeded((uint32_t)seed);
    long decisions = play(&game, &rng);
    out[0] = game.ending;
    out[1] = game.round;
    for (int seat = 0; seat < players; seat++) {
        out[2 + 2 * seat] = game.prayed[seat];
        out[3 + 2 * seat] = game.sacrificed[seat];
    }
    return decisions;
}
