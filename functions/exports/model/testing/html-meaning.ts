import { Parser } from 'htmlparser2';

/** Meaning of a Markdown mark or an HTML element, independent of notation. */
const NAMED: Record<string, string> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  s: 'strike',
  del: 'strike',
  code: 'code',
  sup: 'sup',
  sub: 'sub',
  mark: 'highlight',
  h3: 'heading',
  blockquote: 'quotation',
  table: 'table',
  big: 'size',
};

const STYLES: [RegExp, string][] = [
  [/font-weight:\s*bold/, 'bold'],
  [/font-style:\s*italic/, 'italic'],
  [/underline/, 'underline'],
  [/line-through/, 'strike'],
  [/(?<!-)color:/, 'color'],
  [/background-color/, 'highlight'],
  [/font-size/, 'size'],
];

const BLOCKS = new Set(['p', 'div', 'ol', 'ul', 'pre', 'h3', 'blockquote', 'table', 'tr']);

interface Frame {
  name: string;
  marks: string[];
  /** Lists only: number of the next item and its numbering style. */
  next: number;
  type: string;
}

const says = (name: string, attributes: Record<string, string>): string[] => [
  ...(NAMED[name] ? [NAMED[name]] : []),
  ...(name === 'a' ? [`link ${decodeURIComponent(attributes.href ?? '')}`] : []),
  ...STYLES.flatMap(([pattern, mark]) => (pattern.test(attributes.style ?? '') ? [mark] : [])),
];

/** HTML as a browser shows it: characters with their marks, and line breaks. Independent of the product's reader. */
export function meaningOf(html: string): string[] {
  const signs: string[] = [];
  const stack: Frame[] = [{ name: '', marks: [], next: 1, type: '' }];
  const top = () => stack.at(-1) as Frame;
  /** Nothing of the item that is open has been shown: a paragraph that begins it stands beside its sign. */
  let beginsItem = false;
  const part = (sign: string) => {
    if (beginsItem) return;
    // Spaces at the end of a line show nothing.
    while (/^(?: |space)$/.test(signs.at(-1) ?? '')) signs.pop();
    const last = signs.at(-1);
    if (last === undefined || last === 'block') return;
    // A break before the edge of a block shows nothing, and items stand in lines of their own.
    if (last === 'line') signs.pop();
    signs.push(sign);
  };
  const write = (sign: string, isFixed: boolean) => {
    if (sign !== ' ') beginsItem = false;
    if (sign !== ' ')
      signs.push([sign, ...new Set(stack.flatMap(({ marks }) => marks))].toSorted().join(' '));
    else if (isFixed || !/^(?: |block|line|bullet)?$/.test(signs.at(-1) ?? ''))
      signs.push(isFixed ? 'space' : ' ');
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (BLOCKS.has(name)) part('block');
      if (name === 'br') part('line');
      if (name === 'li') {
        part('line');
        const list = top();
        const number = Number(attributes.value ?? list.next);
        list.next = number + 1;
        // A number is shown as it is typed; a bullet is not.
        const shown = `${list.type === 'a' ? String.fromCharCode(96 + number) : number}. `;
        if (list.name === 'ol') for (const sign of shown) write(sign, false);
        else signs.push('bullet');
        beginsItem = true;
      }
      stack.push({
        name,
        marks: says(name, attributes),
        next: Number(attributes.start ?? 1),
        type: attributes.type ?? '1',
      });
    },
    ontext(data) {
      const isPre = stack.some(({ name }) => name === 'pre');
      for (const sign of data) {
        if (isPre && sign === '\n') part('line');
        else write(/\s/.test(sign) ? ' ' : sign, isPre || sign === '\u00A0');
      }
    },
    onclosetag(name) {
      stack.pop();
      if (BLOCKS.has(name)) part('block');
      else if (name === 'li') part('line');
    },
  });
  parser.end(html);
  while (/^(?: |space|block|line)$/.test(signs.at(-1) ?? 'x')) signs.pop();
  return signs.map((sign, place) => {
    // Items are rows, whether they are those of one list, of two, or lines of text.
    if (/^(?:line|block)$/.test(sign) && /^(?:\d|bullet)$/.test(signs[place + 1] ?? '')) return 'row';
    return sign === 'space' ? ' ' : sign;
  });
}
