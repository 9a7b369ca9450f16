/**
 * Where a popup is put into the page: at the end of the dialog or landmark that its control stands in. What lies outside
 * an open dialog is hidden from assistive technology, and what lies in no landmark is passed over by those who read by
 * landmarks. Undefined (the end of the body) where there is neither.
 */
export function popupHome(control: Element | null | undefined): HTMLElement | undefined {
  const home =
    control?.closest<HTMLElement>('main, [role="dialog"], [role="alertdialog"]') ??
    control?.closest<HTMLElement>('header, footer, aside, nav');
  return home ?? undefined;
}
