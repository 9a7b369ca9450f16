/** Not needed to show the review, and asked for only where something is unanswered. */
export const loadSubmitDialog = () => import('./submit-dialog.tsx');
