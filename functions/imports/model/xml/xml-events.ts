import { Parser } from 'htmlparser2';

/** What may be read of a packed file's XML altogether; counted while it is read. */
export interface Budget {
  /** Tags, attributes and pieces of text. */
  signs: number;
}

/** Why a file is not read to its end. */
export class TooMuch extends Error {}

export interface XmlEvents {
  open: (name: string, attributes: Record<string, string>) => void;
  text?: (data: string) => void;
  close?: (name: string) => void;
}

/** Office's own files have twelve levels and thirty attributes; the work of the parser grows with the depth. */
const DEEPEST = 40;
const MOST_ATTRIBUTES = 200;

/** @throws TooMuch when the budget is used up */
export function pay(budget: Budget, signs = 1): void {
  budget.signs -= signs;
  if (budget.signs < 0) throw new TooMuch();
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const withLocalNames = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]));

/**
 * Reads XML once, from its beginning to its end, without prefixes of names. Every sign of it is paid for from the budget,
 * so that work is bounded whatever a small archive unpacks to.
 *
 * @throws TooMuch when the budget is used up, or elements are nested or described beyond anything that Office writes
 */
export function readXml(xml: string, budget: Budget, events: XmlEvents): void {
  let depth = 0;
  let attributeCount = 0;
  const parser = new Parser(
    {
      onopentagname() {
        pay(budget);
        depth += 1;
        attributeCount = 0;
        if (depth > DEEPEST) throw new TooMuch();
      },
      onattribute() {
        pay(budget);
        attributeCount += 1;
        if (attributeCount > MOST_ATTRIBUTES) throw new TooMuch();
      },
      onopentag: (name, attributes) => events.open(localName(name), withLocalNames(attributes)),
      ontext(data) {
        pay(budget);
        events.text?.(data);
      },
      onclosetag(name) {
        depth -= 1;
        events.close?.(localName(name));
      },
      // They are skipped, but each of them is work.
      oncomment: () => pay(budget),
      onprocessinginstruction: () => pay(budget),
    },
    { xmlMode: true },
  );
  parser.end(xml);
}
