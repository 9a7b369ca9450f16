/** States of a pointer or the keyboard that a specimen can be held in. */
export type Forced = 'hover' | 'active' | 'focus-visible';

const ATTRIBUTE = 'data-forced';
const STATES = /(?<!\\):(hover|active|focus-visible)(?![\w-])/g;

/**
 * Lets a selector match elements that are held in a state as well as those that are in it: `a:hover` becomes
 * `a:is(:hover, [data-forced~="hover"])`. The specificity stays the same, so the cascade does too.
 */
export function forcible(selector: string): string {
  if (selector.includes(ATTRIBUTE)) return selector;
  return selector.replace(STATES, (state, name: string) => `:is(${state}, [${ATTRIBUTE}~="${name}"])`);
}

/** The part of the CSSOM's rules that matters here. */
export interface Rule {
  selectorText?: string;
  media?: { mediaText: string };
  cssRules?: ArrayLike<Rule>;
}

/** Makes all rules of the page forcible, nested ones too, and those that are for devices with a pointer alone. */
export function makeForcible(rules: ArrayLike<Rule>): void {
  for (const rule of Array.from(rules)) {
    if (rule.selectorText !== undefined) {
      const selector = forcible(rule.selectorText);
      if (selector !== rule.selectorText) rule.selectorText = selector;
    }
    if (rule.media && /\(hover:\s*hover\)/.test(rule.media.mediaText)) rule.media.mediaText = 'all';
    if (rule.cssRules) makeForcible(rule.cssRules);
  }
}

/** What a visitor would point at or tab to first. */
const INTERACTIVE = 'a, button, input:not([type=hidden]), textarea, [role=slider]';

/**
 * Holds an element inside `frame` in a state: the one that `on` selects, else the first that can be pointed at. As with
 * a real pointer, what lies around the element is hovered and pressed too.
 */
export function force(frame: HTMLElement, state: Forced, on = INTERACTIVE): void {
  const target = frame.querySelector(on) ?? frame.firstElementChild;
  const reach = state === 'focus-visible' ? 1 : Number.POSITIVE_INFINITY;
  const states = state === 'active' ? 'active hover' : state;
  let element = target;
  for (let step = 0; step < reach && element && element !== frame; step++) {
    element.setAttribute(ATTRIBUTE, states);
    element = element.parentElement;
  }
}
