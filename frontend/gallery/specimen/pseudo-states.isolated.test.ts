// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { force, forcible, makeForcible, type Rule } from './pseudo-states.ts';

describe('a forcible selector', () => {
  it.each([
    ['.a:hover', '.a:is(:hover, [data-forced~="hover"])'],
    ['&:focus-visible', '&:is(:focus-visible, [data-forced~="focus-visible"])'],
    ['.f:has(:focus-visible)', '.f:has(:is(:focus-visible, [data-forced~="focus-visible"]))'],
    ['.a:disabled:active::before', '.a:disabled:is(:active, [data-forced~="active"])::before'],
    [
      '.hover\\:bg-well:hover, .b:active',
      '.hover\\:bg-well:is(:hover, [data-forced~="hover"]), .b:is(:active, [data-forced~="active"])',
    ],
  ])('%s', (selector, expected) => expect(forcible(selector)).toBe(expected));

  it.each(['.hover\\:bg-well', '.a:focus', '.a[data-state="active"]', '.a:hover-card'])(
    '%s stays as it is',
    (selector) => expect(forcible(selector)).toBe(selector),
  );

  it('is not made twice', () => {
    const once = forcible('.a:hover');
    expect(forcible(once)).toBe(once);
  });
});

describe('the rules of a page', () => {
  it('are made forcible at every depth, also on devices without a pointer', () => {
    const nested: Rule = { selectorText: '&:hover' };
    const hoverOnly: Rule = { media: { mediaText: '(hover: hover)' }, cssRules: [nested] };
    const wide: Rule = { media: { mediaText: '(min-width: 40rem)' }, cssRules: [{ selectorText: '.b' }] };
    const layer: Rule = { cssRules: [{ selectorText: '.a', cssRules: [hoverOnly] }, wide] };
    makeForcible([layer]);
    expect(nested.selectorText).toBe('&:is(:hover, [data-forced~="hover"])');
    expect(hoverOnly.media?.mediaText).toBe('all');
    expect(wide.media?.mediaText).toBe('(min-width: 40rem)');
  });
});

describe('holding an element in a state', () => {
  const frame = () => {
    const element = document.createElement('div');
    element.innerHTML = '<div><p>Label</p><span><input><button></button></span></div>';
    return element;
  };
  const held = (element: HTMLElement) =>
    [...element.querySelectorAll('[data-forced]')].map(({ tagName }) => tagName);

  it('hovers the element and what lies around it, inside the frame', () => {
    const element = frame();
    force(element, 'hover');
    expect(held(element)).toEqual(['DIV', 'SPAN', 'INPUT']);
    expect(element.hasAttribute('data-forced')).toBe(false);
  });

  it('focuses the element alone', () => {
    const element = frame();
    force(element, 'focus-visible', 'button');
    expect(held(element)).toEqual(['BUTTON']);
  });

  it('presses only what is hovered', () => {
    const element = frame();
    force(element, 'active', 'button');
    expect(element.querySelector('button')?.getAttribute('data-forced')).toBe('active hover');
  });
});
