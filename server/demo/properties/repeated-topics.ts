/** Facts that a description should mention once, by words. */
const topics: readonly RegExp[] = [
  /асансьор/i,
  /с чип|камери|контролиран достъп/i,
  /блиндиран/i,
  /боядисан/i,
  /слънч|слънцето|южно/i,
  /тих|не се чува|почти няма коли|спокоен/i,
  /съседи/i,
  /(спокойни|коректни|точни)( и \S+)? (хора|наематели)|хора, които пазят/i,
  /депозит/i,
  /любим|куче|кучета|котка/i,
  /парк(?!ир|ет|омяс)/i,
  /ремонт|обнов|подменен|сменени|са нови\./i,
  /посредни|без агенци|агенции|без комисиона/i,
  /нанес|нанасяне е|свобод(ен|на|но) е/i,
  /аптека/i,
  /училище/i,
  /спирк/i,
];

const SENTENCE_END = /(?<=(?<!кв|ж\.к|ул|гр|бул)[.!?])\s+(?=[А-ЯA-Z„])/;

/** Removes sentences that repeat a fact. */
export function withoutRepeats(paragraphs: readonly (readonly (string | undefined)[])[]): string[][] {
  const stated = new Set<RegExp>();
  return paragraphs.map((texts) =>
    texts.flatMap((text) =>
      (text ?? '').split(SENTENCE_END).filter((sentence) => {
        const own = topics.filter((topic) => topic.test(sentence));
        if (own.some((topic) => stated.has(topic))) return false;
        for (const topic of own) stated.add(topic);
        return true;
      }),
    ),
  );
}
