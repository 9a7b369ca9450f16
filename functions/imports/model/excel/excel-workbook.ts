import { type NumberFormat, showAs } from './excel-formats.ts';
import { readSheet, type Shared, type SheetRow, type Style } from './excel-sheet.ts';
import { readTexts } from './excel-texts.ts';
import { type Budget, pay, readXml } from '../xml/xml-events.ts';

export interface Sheet {
  name: string;
  rows: SheetRow[];
}

/** The XML of a part by its name, in lower case. */
export type Parts = ReadonlyMap<string, string>;

/** A workbook of 5,000 full questions has a million signs. */
const MOST_SIGNS = 1_500_000;
/** Each code stays in the memory of the library that follows it; Excel itself takes 250. */
const CODE_SIGNS = 500;
const MOST_CHARACTERS = 12_000_000;

const FOLDER = 'xl/';
const WORKBOOK = `${FOLDER}workbook.xml`;

/** Work for one number, by and large in proportion to the length of its format. */
const signsOf = ({ id, code = '' }: NumberFormat): number => (id === 0 ? 0 : 8 + code.length);

/** The format of each style that a cell can have. */
function readFormats(xml: string, budget: Budget): NumberFormat[] {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let isInside = false;
  readXml(xml, budget, {
    open(name, { numFmtId, formatCode }) {
      const id = Number(numFmtId ?? 0);
      if (name === 'cellXfs') isInside = true;
      else if (name === 'numFmt') {
        pay(budget, CODE_SIGNS);
        codes.set(id, formatCode ?? '');
      } else if (name === 'xf' && isInside) ids.push(id);
    },
    close(name) {
      if (name === 'cellXfs') isInside = false;
    },
  });
  return ids.map((id) => ({ id, code: codes.get(id) }));
}

/** Where the parts are that the workbook names by an id. */
function readTargets(xml: string, budget: Budget): Map<string, string> {
  const targets = new Map<string, string>();
  readXml(xml, budget, {
    open(name, { Id, Target }) {
      if (name !== 'Relationship' || !Id || !Target) return;
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : FOLDER + Target);
    },
  });
  return targets;
}

interface Contents {
  sheets: { name: string; part: string }[];
  isFrom1904: boolean;
}

/** The sheets that people see, in their order. */
function readContents(xml: string, targets: ReadonlyMap<string, string>, budget: Budget): Contents {
  const contents: Contents = { sheets: [], isFrom1904: false };
  readXml(xml, budget, {
    open(element, { name = '', id = '', state, date1904 }) {
      if (element === 'workbookPr') contents.isFrom1904 = date1904 === '1' || date1904 === 'true';
      if (element !== 'sheet' || state === 'hidden' || state === 'veryHidden') return;
      contents.sheets.push({ name, part: (targets.get(id) ?? '').toLowerCase() });
    },
  });
  return contents;
}

/**
 * What people see in the sheets of a workbook (ECMA-376, part 1, SpreadsheetML); undefined if it is none. Work is bounded
 * by `signs` tags, attributes and pieces of text for the whole workbook.
 *
 * @throws TooMuch when there is more
 */
export function readWorkbook(parts: Parts, signs: number = MOST_SIGNS): Sheet[] | undefined {
  const workbook = parts.get(WORKBOOK);
  if (workbook === undefined) return undefined;
  const budget = { signs };
  const read = <T>(name: string, reader: (xml: string, budget: Budget) => T) =>
    reader(parts.get(FOLDER + name) ?? '', budget);
  const targets = read('_rels/workbook.xml.rels', readTargets);
  const { sheets, isFrom1904 } = readContents(workbook, targets, budget);
  const shared: Shared = {
    texts: read('sharedstrings.xml', readTexts),
    styles: [...read('styles.xml', readFormats), { id: 0 }].map(
      (format): Style => ({ show: showAs(format, isFrom1904), signs: signsOf(format) }),
    ),
    budget,
    room: { characters: MOST_CHARACTERS },
  };
  // The same part under two names would be work without having been unpacked twice; the budget counts it.
  return sheets.map(({ name, part }) => ({ name, rows: readSheet(parts.get(part) ?? '', shared) }));
}
