/** Around everything that opens at a control. */
const POPUP = '[data-radix-popper-content-wrapper]';

/**
 * Panels open outside the column whose control opened them: at the end of the page, or of its main part. This gives each
 * the theme of the column that pointer or focus was in last; what is opened from anywhere else has the page's theme.
 */
export function themePortals(): void {
  let theme: string | undefined;
  const remember = ({ target }: Event) => {
    // Where the pointer is inside a panel says nothing about the column.
    if (!(target instanceof Element) || !target.closest('#root') || target.closest(POPUP)) return;
    theme = target.closest<HTMLElement>('[data-column]')?.dataset.column;
  };
  for (const event of ['pointerover', 'pointerdown', 'focusin'] as const) {
    document.addEventListener(event, remember, { capture: true });
  }
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!theme || !(node instanceof HTMLElement)) continue;
      if (node.parentElement === document.body || node.matches(POPUP)) node.classList.add(theme);
    }
  }).observe(document.body, { childList: true, subtree: true });
}
