import type { Mark } from '@quizhall/shared/rules/text/markdown';

/** The look of one element: marks that texts can have, the outermost first, and reasons for what they cannot have. */
export interface Look {
  marks: readonly Mark[];
  lost: readonly string[];
  /** Spaces and breaks are shown as they are written. */
  keepsSpaces: boolean;
  isHidden: boolean;
}

const UNDERLINED: Trait = { mark: 'em', lost: 'Underlined text is in italics now' };
const STRUCK: Trait = { lost: 'Text that was struck through is plain now' };
const HIGHLIGHTED: Trait = { mark: 'strong', lost: 'Highlighted text is bold now' };
const COLORED: Trait = { lost: 'Colors were left out' };
const SIZED: Trait = { lost: 'Fonts and sizes of letters were left out' };
const ALIGNED: Trait = { lost: 'Alignment was left out' };
const INDENTED: Trait = { lost: 'The indentation of a paragraph was left out' };
const ABBREVIATED: Trait = { lost: 'The full form of an abbreviation was left out' };
const TITLED: Trait = { lost: 'The tooltip of a text was left out' };
const DIRECTED: Trait = { lost: 'The writing direction of a text was left out' };
const SHAPED: Trait = { lost: 'The shape of bullets was left out' };
const NUMBERED: Trait = { lost: 'Signs of a numbered list became numbers' };
const HEADING: Trait = { mark: 'strong', lost: 'A heading became bold text' };

interface Trait {
  mark?: Mark;
  lost?: string;
}

const ELEMENTS: Record<string, Trait> = {
  b: { mark: 'strong' },
  strong: { mark: 'strong' },
  i: { mark: 'em' },
  em: { mark: 'em' },
  cite: { mark: 'em' },
  dfn: { mark: 'em' },
  var: { mark: 'em' },
  code: { mark: 'code' },
  tt: { mark: 'code' },
  kbd: { mark: 'code' },
  samp: { mark: 'code' },
  u: UNDERLINED,
  ins: UNDERLINED,
  s: STRUCK,
  strike: STRUCK,
  del: STRUCK,
  mark: HIGHLIGHTED,
  big: SIZED,
  small: SIZED,
  center: ALIGNED,
  h1: HEADING,
  h2: HEADING,
  h3: HEADING,
  h4: HEADING,
  h5: HEADING,
  h6: HEADING,
  table: { lost: 'A table became lines of text' },
  blockquote: { lost: 'A quotation became a paragraph' },
  hr: { lost: 'A line between paragraphs was left out' },
  dl: { lost: 'A list of terms became lines of text' },
  select: { lost: 'A form field was left out' },
};

/** Elements whose text no formula is looked for in, as in MathJax. */
export const VERBATIM = new Set(['code', 'tt', 'kbd', 'samp', 'pre', 'textarea']);

/** The declarations of a style attribute by their property. */
function declarations(style: string): Map<string, string> {
  return new Map(
    style.split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      if (colon < 0) return [];
      const value = declaration.slice(colon + 1).replace('!important', '');
      return [[declaration.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase()] as const];
    }),
  );
}

const NO_COLOR =
  /^(?:|inherit|initial|unset|revert|currentcolor|transparent|auto|windowtext|canvastext|black|white)$/;
const SHORT_HEX = 4;

/** Black on white is the look of every text: dark gray beside white counts as that, too. */
function isColor(value: string, isUsual: (channel: number) => boolean): boolean {
  if (NO_COLOR.test(value)) return false;
  const hex = /^#[\da-f]{3,8}$/.test(value) ? value.slice(1) : undefined;
  const channels =
    hex === undefined
      ? (value
          .match(/^rgba?\(([^)]*)\)/)?.[1]
          ?.split(/[\s,/]+/)
          .slice(0, 3)
          .map(Number) ?? [])
      : value.length <= SHORT_HEX + 1
        ? Array.from(hex.slice(0, 3), (digit) => Number.parseInt(digit + digit, 16))
        : [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return channels.length < 3 || !channels.every(isUsual);
}

const isInk = (value: string): boolean => isColor(value, (channel) => channel <= 64);
const isPaint = (value: string): boolean => isColor(value, (channel) => channel >= 250);

const BOLD = /^(?:bold|bolder|[6-9]00)$/;
const UPRIGHT = /^(?:normal|lighter|[1-5]00)$/;
const MONOSPACE = /\b(?:monospace|courier|consolas|menlo|monaco)\b/;
const USUAL_SIZE = /^(?:|inherit|initial|unset|medium|100%|1r?em)$/;

/** Traits that the style of an element adds. */
function traitsOf(style: ReadonlyMap<string, string>, attributes: Record<string, string>): Trait[] {
  const of = (...properties: string[]) =>
    properties
      .map((property) => style.get(property) ?? '')
      .join(' ')
      .trim();
  const line = of('text-decoration', 'text-decoration-line');
  const font = of('font', 'font-family');
  const traits: [applies: boolean, trait: Trait][] = [
    [BOLD.test(of('font-weight')) || /\bbold\b/.test(of('font')), { mark: 'strong' }],
    [/\b(?:italic|oblique)\b/.test(of('font-style', 'font')), { mark: 'em' }],
    [of('vertical-align') === 'super', { mark: 'sup' }],
    [of('vertical-align') === 'sub', { mark: 'sub' }],
    [MONOSPACE.test(font), { mark: 'code' }],
    [/\bunderline\b/.test(line), UNDERLINED],
    [/\bline-through\b/.test(line), STRUCK],
    [isInk(of('color') || (attributes.color ?? '').toLowerCase()), COLORED],
    [isPaint(of('background-color') || of('background')), HIGHLIGHTED],
    [font !== '' && font !== 'inherit' && !MONOSPACE.test(font), SIZED],
    [!USUAL_SIZE.test(of('font-size')) || 'face' in attributes || 'size' in attributes, SIZED],
    [/[1-9]/.test(of('margin-left', 'padding-left', 'text-indent')), INDENTED],
    [/^(?:center|right|end)$/.test(of('text-align') || (attributes.align ?? '').toLowerCase()), ALIGNED],
  ];
  return traits.flatMap(([applies, trait]) => (applies ? [trait] : []));
}

/** Classes that editors and platforms use for a look: Bootstrap (Moodle), Quill, TinyMCE, CKEditor. */
const CLASSES: readonly (readonly [RegExp, Trait])[] = [
  [/^(?:ql-)?(?:text-?(?:decoration-)?)?underlined?$/, UNDERLINED],
  [/^(?:text-decoration-)?(?:line-?through|strike(?:through|-through)?)$/, STRUCK],
  [/^(?:font-weight-|fw-|text-)?(?:bold|bolder|semibold)$/, { mark: 'strong' }],
  [/^(?:font-|fst-|text-)?italics?$/, { mark: 'em' }],
  [/^(?:font-monospace|text-monospace|monospace)$/, { mark: 'code' }],
  [/^(?:marker(?:-\w+)?|highlight(?:ed)?|text-highlight)$/, HIGHLIGHTED],
  [/^(?:text-(?:danger|warning|success|info|primary)|pen-\w+|ql-color-\w+|has-text-color)$/, COLORED],
  [/^(?:text-(?:center|right|end)|align-?(?:center|right)|ql-align-(?:center|right))$/, ALIGNED],
  [/^ql-indent-\d$/, INDENTED],
  [/^(?:ql-(?:size|font)-\w+|text-(?:tiny|small|big|huge))$/, SIZED],
];

const classTraits = (names: string): Trait[] =>
  names
    .toLowerCase()
    .split(/\s+/)
    .flatMap((name) => CLASSES.flatMap(([pattern, trait]) => (pattern.test(name) ? [trait] : [])));

const USUAL_BULLET = /^(?:|disc|initial|inherit|unset|outside|inside)$/;
const USUAL_NUMBER =
  /^(?:|1|a|i|decimal|(?:lower|upper)-(?:alpha|latin|roman)|initial|inherit|unset|outside|inside)$/i;

/** The sign of a list that is neither Markdown's nor written out (html-lists.ts). */
function listTraits(
  name: string,
  attributes: Record<string, string>,
  style: ReadonlyMap<string, string>,
): Trait[] {
  const sign = style.get('list-style-type') ?? style.get('list-style') ?? attributes.type ?? '';
  const words = sign.trim().split(/\s+/);
  if (name === 'ol') return words.every((word) => USUAL_NUMBER.test(word)) ? [] : [NUMBERED];
  return words.every((word) => USUAL_BULLET.test(word.toLowerCase())) ? [] : [SHAPED];
}

const LIST = /^(?:ul|ol|menu|dir)$/;

/** Traits that attributes other than the style add. */
function attributeTraits(
  name: string,
  attributes: Record<string, string>,
  style: ReadonlyMap<string, string>,
): Trait[] {
  const title = (attributes.title ?? '').trim();
  const direction = (attributes.dir ?? style.get('direction') ?? '').toLowerCase();
  return [
    ...classTraits(attributes.class ?? ''),
    ...(LIST.test(name) ? listTraits(name, attributes, style) : []),
    ...(title && name !== 'img' ? [/^(?:abbr|acronym)$/.test(name) ? ABBREVIATED : TITLED] : []),
    ...(direction === 'rtl' || name === 'bdo' ? [DIRECTED] : []),
  ];
}

/** Attributes beside `style` that may say something of the look. */
const SPEAKING = ['style', 'align', 'class', 'title', 'dir', 'type'];

const PLAIN: Look = { marks: [], lost: [], keepsSpaces: false, isHidden: false };

/** Text style of an element, from its name, attributes and CSS. */
export function lookOf(name: string, attributes: Record<string, string>): Look {
  const named = Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined;
  const isPlain =
    !named && name !== 'font' && name !== 'bdo' && !SPEAKING.some((attribute) => attribute in attributes);
  if (isPlain) return 'hidden' in attributes ? { ...PLAIN, isHidden: true } : PLAIN;
  const style = declarations(attributes.style ?? '');
  const weight = style.get('font-weight') ?? '';
  // `<b style="font-weight:normal">` is how Google Docs wraps a whole text.
  const own = named && !(named.mark === 'strong' && !named.lost && UPRIGHT.test(weight)) ? [named] : [];
  // An image is no text: its alignment and its frame are those of the page.
  const traits = [
    ...own,
    ...(name === 'img' ? [] : traitsOf(style, name === 'font' || 'align' in attributes ? attributes : {})),
    ...(name === 'img' ? [] : attributeTraits(name, attributes, style)),
  ];
  return {
    marks: [...new Set(traits.flatMap(({ mark }) => mark ?? []))],
    lost: [...new Set(traits.flatMap(({ lost }) => lost ?? []))],
    keepsSpaces: /^(?:pre|pre-wrap|pre-line|break-spaces)$/.test(style.get('white-space') ?? ''),
    isHidden: style.get('display') === 'none' || 'hidden' in attributes,
  };
}
