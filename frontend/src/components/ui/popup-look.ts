/** What opens at a control: a menu, a list box. */
export const POPUP =
  'z-50 rounded-control border border-line bg-raised p-1 shadow-overlay data-[state=open]:animate-pop-in';

/** A line in it; the states are marked by `data-highlighted` and `data-disabled`. */
export const ITEM =
  'item-states relative flex min-h-10 cursor-pointer items-center rounded-inner py-2 text-sm select-none pointer-coarse:min-h-11';
