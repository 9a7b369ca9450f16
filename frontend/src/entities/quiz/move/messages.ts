/** The texts of moving a quiz between a person and an organization. */
export const moveMessages = {
  action: 'Move…',
  title: (title: string) => `Move ${title}`,
  text: 'Its attempts, results, code and link stay. Nobody works on it beside its new owner any more.',
  to: 'New owner',
  own: 'Me: my own quizzes',
  none: 'You make quizzes for no other owner.',
  confirm: 'Move quiz',
  cancel: 'Cancel',
  done: (owner: string) => `Moved to ${owner}`,
  mine: 'your own quizzes',
  failed: 'The quiz could not be moved',
  untitled: 'Untitled quiz',
} as const;
