/** An element of MathML that may be shown: its name and attributes are those of the lists below. */
export interface MathElement {
  name: string;
  attributes: Record<string, string>;
  children: MathNode[];
}
export type MathNode = MathElement | string;

/** Elements that only show. Links, actions, styles, pictures and everything of HTML are none of them. */
const ELEMENTS = new Set(
  (
    'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mmultiscripts ' +
    'mprescripts none mtable mtr mtd mstyle mpadded mphantom menclose merror mfenced'
  ).split(' '),
);
/** Of these only the first part is shown, and of no other element that is left out. */
const FIRST_ONLY = new Set(['semantics', 'maction']);

const FLAG = /^(?:true|false)$/;
/** Back and up no further than a formula needs: nothing of an author lies over what others wrote. */
const NEAR = /(?:(?:[01]?(?:\.\d{1,4})?|2)(?:em|ex)|[12]?\d(?:\.\d{1,4})?(?:px|pt|mu))/.source;
const OFFSET = new RegExp(`^-?${NEAR}$`);
const LENGTH = new RegExp(`^(?:\\d{0,2}(?:\\.\\d{1,4})?(?:em|ex|px|pt|mu|%)?|-${NEAR})$`);
const WORDS = /^[a-z -]{1,80}$/;
/** What the style sheet knows of what LaTeX can ask for (frontend/src/styles/math.css). */
const LOOK = /^tml-(?:left|right|overline|underline|box)$/;

/** What an attribute may say. None of them takes an address, a script or a style. */
const ATTRIBUTES: Record<string, RegExp> = {
  ...Object.fromEntries(
    'displaystyle fence separator stretchy symmetric largeop movablelimits accent accentunder'
      .split(' ')
      .map((name) => [name, FLAG]),
  ),
  ...Object.fromEntries(
    'lspace rspace minsize maxsize linethickness width height depth'.split(' ').map((name) => [name, LENGTH]),
  ),
  ...Object.fromEntries(
    'mathvariant columnalign rowalign columnlines rowlines frame notation'
      .split(' ')
      .map((name) => [name, WORDS]),
  ),
  voffset: OFFSET,
  display: /^(?:block|inline)$/,
  form: /^(?:prefix|infix|postfix)$/,
  dir: /^(?:ltr|rtl)$/,
  scriptlevel: /^[+-]?\d$/,
  columnspan: /^\d{1,2}$/,
  rowspan: /^\d{1,2}$/,
  open: /^.{0,3}$/,
  close: /^.{0,3}$/,
  separators: /^.{0,5}$/,
  alttext: /^[^\p{Cc}]*$/u,
};

const DEEPEST = 60;
// Names are read whole or not at all: where each of their ends would be tried, the work would grow with its square.
const TOKEN = /<(\/?)([a-zA-Z][\w:.-]*)(?![\w:.-])([^<>]*)>|[^<]+|</g;
const ATTRIBUTE = /\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITY = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-fA-F]{1,6}));/g;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decode = (text: string): string =>
  text.replace(ENTITY, (whole, name?: string, decimal?: string, hex?: string) => {
    if (name) return NAMED[name] ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    return point > 0x10ffff ? whole : String.fromCodePoint(point);
  });

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

function attributesOf(source: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of source.matchAll(ATTRIBUTE)) {
    const value = decode(double ?? single ?? '').trim();
    if (name === 'class') {
      const looks = value.split(/\s+/).filter((look) => LOOK.test(look));
      if (looks.length > 0) attributes.class = looks.join(' ');
    } else if (Object.hasOwn(ATTRIBUTES, name) && ATTRIBUTES[name]?.test(value)) attributes[name] = value;
  }
  return attributes;
}

/** What brackets an `mfenced` says: browsers know the element no more. */
function unfenced({
  attributes: { open = '(', close = ')', separators = ',' },
  children,
}: MathElement): MathElement {
  const sign = (text: string): MathElement => ({ name: 'mo', attributes: {}, children: text ? [text] : [] });
  const between = separators[0];
  const parts = children.flatMap((child, place) => (place > 0 && between ? [sign(between), child] : [child]));
  return { name: 'mrow', attributes: {}, children: [sign(open), ...parts, sign(close)] };
}

function addText(children: MathNode[], text: string): void {
  const last = children.at(-1);
  if (typeof last === 'string') children[children.length - 1] = last + text;
  else children.push(text);
}

/** What an element that was closed leaves in the one around it. */
function kept(element: MathElement): MathNode[] {
  if (FIRST_ONLY.has(element.name))
    return element.children.filter((child) => typeof child !== 'string').slice(0, 1);
  if (element.name === 'mfenced') return [unfenced(element)];
  return ELEMENTS.has(element.name) ? [element] : [];
}

/**
 * Reads MathML, written by whomever, as a tree of nothing but elements and attributes that show a formula: what is not
 * listed above is left out. Browser and server both read through this, so nothing else is ever shown. Undefined: no
 * formula. `readMathml('<math><mi onclick="…">x</mi></math>')` is `<math><mi>x</mi></math>`.
 */
export function readMathml(source: string): MathElement | undefined {
  const root: MathElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [token, slash, name, rest = ''] of source.matchAll(TOKEN)) {
    const top = open.at(-1) as MathElement;
    if (name === undefined) {
      const text = decode(token).replace(/\s+/g, ' ');
      // Beside a formula, or a sign that belongs to no element.
      if (token === '<' || (text.trim() && top === root)) return undefined;
      if (text.trim()) addText(top.children, text);
    } else if (slash) {
      if (open.length < 2 || top.name !== withoutPrefix(name)) return undefined;
      open.pop();
      open.at(-1)?.children.push(...kept(top));
    } else {
      const element = { name: withoutPrefix(name), attributes: attributesOf(rest), children: [] };
      if (rest.endsWith('/')) top.children.push(...kept(element));
      else if (open.push(element) > DEEPEST) return undefined;
    }
  }
  const [math, ...more] = root.children;
  if (open.length > 1 || more.length > 0 || typeof math !== 'object' || math.name !== 'math')
    return undefined;
  return math.children.length > 0 ? math : undefined;
}
