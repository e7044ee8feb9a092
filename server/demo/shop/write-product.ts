import type { ColourKey } from './colours.ts';
import { agreedColour, colours, isWood } from './colours.ts';
import type { Kind, KindCondition, Sort } from './kind.ts';
import type { MaterialKey } from './materials.ts';
import { materials } from './materials.ts';
import type { MaterialCondition, Phrase } from './phrase.ts';
import { textOf } from './phrase.ts';
import { Random, seedOf } from '../random.ts';
import { centimetres, type Text } from './words.ts';

/** Product for the text writers; `variant` is the index of its sort, `serial` its number within the kind. */
export interface Described {
  readonly kind: Kind;
  readonly variant: number;
  readonly material: MaterialKey;
  readonly colour: ColourKey;
  readonly serial: number;
}

/** Joins noun, series, sort, material and colour. A colour that implies the material replaces it. */
export function writeTitle({ kind, material, colour }: Described, sort: Sort, name: Text): Text {
  const [materialBg, materialEn] = materials[material].name;
  const colourBg = agreedColour(colour, kind.gender);
  const colourEn = colours[colour].en;
  const inBulgarian = material === 'mdf' ? materialBg : materialBg.toLowerCase();
  const finish = (inWords: string, colourWord: string, and: string): string => {
    if (material === 'wood' || material === 'mdf') return colourWord;
    if (material === 'steel') return inWords;
    if (colour === 'brass') return material === 'metal' ? colourWord : `${inWords} ${and} ${colourWord}`;
    return isWood(colour) ? `${colourWord} ${and} ${inWords}` : `${inWords}, ${colourWord}`;
  };
  const [sortBg, sortEn] = sort.name;
  const gap = /^\d/.test(sortBg) ? ', ' : ' ';
  return [
    `${kind.noun[0]} „${name[0]}“${sortBg ? gap + sortBg : ''}, ${finish(inBulgarian, colourBg, 'и')}`,
    `${capital(kind.noun[1])} “${name[1]}”${sortEn ? `, ${sortEn}` : ''}, ${finish(materialEn.toLowerCase(), colourEn, 'and')}`,
  ];
}

/** Writes a use, the size, and at most one note each on material and care. */
export function writeDescription(described: Described, sort: Sort): Text {
  const { uses, notes, care } = truePhrases(described);
  const choices = uses.flatMap((use) =>
    [null, ...notes].flatMap((note) => [null, ...care].map((advice) => [use, note, advice] as const)),
  );
  const [use, note, advice] = pickForSerial(choices.filter(hasNoRepetition), described);
  const sentences = [use, sizeSentence(described.kind, sort), note, advice].flatMap((phrase) =>
    phrase ? [textOf(phrase)] : [],
  );
  return [sentences.map(([bg]) => bg).join(' '), sentences.map(([, en]) => en).join(' ')];
}

type Choice = readonly [use: Phrase<KindCondition>, note: Phrase | null, care: Phrase<KindCondition> | null];

export function truePhrases(described: Described): {
  uses: Phrase<KindCondition>[];
  notes: Phrase[];
  care: Phrase<KindCondition>[];
} {
  const { kind, material } = described;
  const notes: readonly Phrase[] = materials[material].notes;
  const meets = ([, , condition]: Phrase<KindCondition>): boolean => meetsKind(described, condition);
  return {
    uses: kind.uses.filter(meets),
    notes: notes.filter(([, , condition]) => meetsMaterial(described, condition)),
    care: kind.care.filter(meets),
  };
}

function meetsKind(
  { variant, material, colour }: Described,
  { sorts, materials: made, colours: painted }: KindCondition = {},
): boolean {
  return (
    (sorts?.includes(variant) ?? true) &&
    (made?.includes(material) ?? true) &&
    (painted?.includes(colour) ?? true)
  );
}

function meetsMaterial(
  { kind, colour }: Described,
  { kinds, colours: painted }: MaterialCondition = {},
): boolean {
  return (kinds?.includes(kind.key) ?? true) && (painted?.includes(colour) ?? true);
}

function hasNoRepetition(choice: Choice): boolean {
  const topics = choice.flatMap((phrase) => phrase?.[2]?.topic ?? []);
  return new Set(topics).size === topics.length;
}

/**
 * Gives products of one kind and sort different texts: choices are shuffled once per sort and used in turn.
 * Two of three choices have a note or care, so most descriptions are long.
 */
function pickForSerial(choices: readonly Choice[], { kind, variant, serial }: Described): Choice {
  const round = Math.floor(serial / kind.sorts.length);
  const order = shuffled(choices, new Random(seedOf(`${kind.key} ${variant}`)));
  const choice = order[round % order.length];
  if (!choice) throw new Error(`${kind.key} has no text for its variant ${variant}`);
  return choice;
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random.between(0, left.length - 1), 1));
}

function sizeSentence(kind: Kind, sort: Sort): Text {
  const lengths = (sign: ',' | '.'): readonly string[] =>
    sort.size.map((length) => centimetres(length, sign));
  const [width, height, depth] = lengths(',');
  const [widthEn, heightEn, depthEn] = lengths('.');
  if (kind.shape === 'flat') {
    return [`Размерът е ${width} × ${depth} см.`, `The size is ${widthEn} × ${depthEn} cm.`];
  }
  if (kind.shape === 'round') {
    return [
      `Широчината е ${width} см, а височината – ${height} см.`,
      `It is ${widthEn} cm wide and ${heightEn} cm high.`,
    ];
  }
  if (kind.shape === 'wall') {
    return [
      `Размерите са ${width} × ${height} см, а дълбочината – ${depth} см.`,
      `It measures ${widthEn} × ${heightEn} cm and is ${depthEn} cm deep.`,
    ];
  }
  return [
    `Широчината е ${width} см, дълбочината – ${depth} см, а височината – ${height} см.`,
    `It is ${widthEn} cm wide, ${depthEn} cm deep and ${heightEn} cm high.`,
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
