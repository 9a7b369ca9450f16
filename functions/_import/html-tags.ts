/** Elements that a browser or Moodle knows; every other `<name>` is a text about something else. */
const KNOWN = new Set(
  (
    'a abbr acronym address algebra applet area article aside audio b base bdi bdo big blink blockquote body br button ' +
    'canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset ' +
    'figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins ' +
    'kbd label legend li lang link main map mark marquee math menu meta meter nav nobr noframes nolink noscript object ol ' +
    'optgroup option output p param picture pre progress q rp rt ruby s samp script section select small source span ' +
    'strike strong style sub summary sup svg table tbody td template tex textarea tfoot th thead time title tr track tt u ' +
    'ul var video wbr annotation annotation-xml maction menclose merror mfenced mfrac mi mmultiscripts mn mo mover ' +
    'mpadded mphantom mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics ' +
    'circle defs desc ellipse g line path polygon polyline rect text tspan use'
  ).split(' '),
);

/** One tag from its beginning to its end; a `<` in between shows that it was none. Values may have any text. */
const TAG =
  /<(?:\/([a-z][\w:-]*)\s*|([a-z][\w:-]*)((?:\s+[\w:@.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))?){0,100})\s*\/?)>/iy;

/** `a<b and c>d` has the shape of a tag with two settings; nobody gives an element with such a name bare ones. */
const isBare = (name: string, settings: string): boolean =>
  name.length === 1 && settings.trim() !== '' && !settings.includes('=');

function isTag(html: string, at: number): boolean {
  TAG.lastIndex = at;
  const [, closing, opening, settings = ''] = TAG.exec(html) ?? [];
  const name = (closing ?? opening ?? '').toLowerCase();
  // Names with a colon come from word processors.
  return (KNOWN.has(name) || name.includes(':')) && !isBare(name, settings);
}

/**
 * Every `<` that begins no tag becomes text: parsers of HTML take `a<b` for the begin of an element and drop what
 * follows. Comments and declarations stay when they are closed.
 */
export function keepLooseSigns(html: string): string {
  const lastEnd = { comment: html.lastIndexOf('-->'), declaration: html.lastIndexOf('>') };
  const isMarkup = (at: number): boolean => {
    if (html.startsWith('<!--', at)) return at < lastEnd.comment;
    if (html[at + 1] === '!' || html[at + 1] === '?') return at < lastEnd.declaration;
    return isTag(html, at);
  };
  return html.replaceAll('<', (sign, at: number) => (isMarkup(at) ? sign : '&lt;'));
}
