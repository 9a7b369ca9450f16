import { type Budget, readXml } from '../xml/xml-events.ts';

interface Level {
  format: string;
  text: string;
  start: number;
}

/** List position declared by a paragraph. */
export interface ListPlace {
  list: string;
  level: number;
}

interface Lists {
  /** Levels of each abstract list. */
  levels: Map<string, Level[]>;
  /** The abstract list of each list, and whether it begins anew. */
  lists: Map<string, { abstract: string; restarts: boolean }>;
}

/** Lists of a Word document (ECMA-376, 17.9). */
function readLists(xml: string, budget: Budget): Lists {
  const found: Lists = { levels: new Map(), lists: new Map() };
  let levels: Level[] = [];
  let level: Level | undefined;
  let list = '';
  readXml(xml, budget, {
    open(name, { abstractNumId = '', numId = '', ilvl = '0', val = '' }) {
      if (name === 'abstractNum') {
        levels = [];
        found.levels.set(abstractNumId, levels);
      } else if (name === 'num') {
        list = numId;
        found.lists.set(list, { abstract: '', restarts: false });
      } else if (name === 'abstractNumId') found.lists.set(list, { abstract: val, restarts: false });
      else if (name === 'startOverride') {
        const own = found.lists.get(list);
        if (own) own.restarts = true;
      } else if (name === 'lvl') {
        level = { format: 'decimal', text: `%${Number(ilvl) + 1}.`, start: 1 };
        if (!list) levels[Number(ilvl)] = level;
      } else if (level && name === 'numFmt') level.format = val;
      else if (level && name === 'lvlText') level.text = val;
      else if (level && name === 'start') level.start = Number(val) || 0;
    },
    close(name) {
      if (name === 'lvl') level = undefined;
      else if (name === 'num') list = '';
    },
  });
  return found;
}

const ROMAN: readonly [number, string][] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(number: number): string {
  let [rest, text] = [number % 400, ''];
  for (const [value, sign] of ROMAN) {
    text += sign.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}

const LETTERS = 26;
const letter = (number: number): string =>
  String.fromCharCode(97 + ((number - 1) % LETTERS)).repeat(1 + Math.floor((number - 1) / LETTERS));

const WRITTEN: Record<string, (number: number) => string> = {
  lowerLetter: letter,
  upperLetter: (number) => letter(number).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (number) => roman(number).toUpperCase(),
};

/** Gives paragraphs the labels that Word shows before them. */
export class Numbering {
  private readonly lists: Lists;
  private readonly counts = new Map<string, number[]>();

  constructor(xml: string, budget: Budget) {
    this.lists = readLists(xml, budget);
  }

  /** The label of the next paragraph at this place; undefined for a list that is not known. */
  next({ list, level }: ListPlace): string | undefined {
    const own = this.lists.lists.get(list);
    const levels = own && this.lists.levels.get(own.abstract);
    const { format, text, start } = levels?.[level] ?? {};
    if (!own || format === undefined || text === undefined || format === 'none') return undefined;
    if (format === 'bullet') return '•';
    const key = own.restarts ? `list ${list}` : own.abstract;
    const counts = this.counts.get(key) ?? [];
    counts[level] = counts[level] === undefined ? (start ?? 1) : counts[level] + 1;
    counts.length = level + 1;
    this.counts.set(key, counts);
    return text.replace(/%(\d)/g, (_, place: string) => {
      const at = Number(place) - 1;
      const number = counts[at] ?? levels?.[at]?.start ?? 1;
      return (WRITTEN[levels?.[at]?.format ?? ''] ?? String)(number);
    });
  }
}
