import type { PUPIL_REFUSALS } from '@quizhall/shared/model/organizations/pupil';

export const pupilMessages = {
  add: 'Add pupils',
  addOf: (name: string) => `Add pupils to ${name}`,
  title: (name: string) => `Add pupils to ${name}`,
  text: 'Creates accounts without an email address. Pupils sign in with the class code, their user name and their password.',
  list: 'Pupils',
  listHint:
    'One pupil per line: name, then optionally user name and password, separated by tabs, semicolons or commas. Paste from a spreadsheet if you like.',
  placeholder: 'Anna Müller\nBen Li; ben.li; quiet-river-9',
  missing: 'Please enter at least one pupil',
  nameMissing: (line: number) => `Line ${line}: a name is required`,
  userNameWrong: (line: number) =>
    `Line ${line}: a user name has 2 to 30 letters, digits, dots, hyphens or underscores`,
  passwordWrong: (line: number) => `Line ${line}: a password has at least 8 characters`,
  many: (most: number) => `Please enter at most ${most} pupils at once`,
  submit: 'Create accounts',
  failed: 'The accounts could not be created',
  done: (count: number) => `${count} ${count === 1 ? 'account' : 'accounts'} created`,
  once: 'Print or save the cards now. For security, passwords are not shown again.',
  classCode: 'Class code',
  columns: { name: 'Name', userName: 'User name', password: 'Password' },
  cards: 'Print cards (PDF)',
  close: 'Close',
  refusedTitle: 'These accounts were not created',
  refusals: {
    taken: 'this user name exists in the class',
    common_password: 'this password is too easy to guess',
    plan_limit: 'the plan has no more members',
  } satisfies Record<(typeof PUPIL_REFUSALS)[number], string>,
  signIn: (code: string, name: string) => `Class ${code} · ${name}`,
  reset: {
    action: 'Reset password',
    title: (name: string) => `Reset the password of ${name}?`,
    text: 'The old password stops working and the pupil is signed out everywhere. Two-factor authentication is switched off.',
    password: 'New password',
    hint: 'Leave it empty to generate one',
    short: 'Password must be at least 8 characters',
    submit: 'Reset password',
    failed: 'The password could not be reset',
    done: (name: string) => `New sign-in for ${name}`,
  },
};
