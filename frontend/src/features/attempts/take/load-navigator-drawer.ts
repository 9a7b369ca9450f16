/** The drawer and the dialog code below it: not needed to show the first question. */
export const loadNavigatorDrawer = () => import('./navigator-drawer.tsx');
