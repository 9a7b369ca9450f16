import type { CoAuthorRole } from '@quizhall/shared/model/enums';

export const messages = {
  title: 'People',
  lead: (title: string) => `Who works on “${title}” with you.`,
  leadOfEditor: 'Give single participants of this quiz more time.',
  untitled: 'Untitled quiz',
  back: 'Quiz overview',
  loading: 'Loading people',
  roles: {
    viewer: { title: 'Viewer', description: 'Sees questions, answers and numbers.' },
    editor: { title: 'Editor', description: 'Changes, publishes and pauses the quiz.' },
    grader: { title: 'Grader', description: 'Sees everything, also who took it, and releases results.' },
  } satisfies Record<CoAuthorRole, { title: string; description: string }>,

  invite: {
    title: 'Invite somebody',
    hint: 'They get a link by mail that works once, for 7 days. Nobody but you can archive, delete or share the quiz.',
    email: 'Email address',
    emailMissing: 'Email is required',
    emailInvalid: 'Email is invalid',
    role: 'They may work on it as',
    send: 'Send invitation',
    sent: (email: string) => `Invitation sent to ${email}`,
    failed: 'The invitation could not be sent. Please try again in a moment.',
  },
  people: {
    title: 'Co-authors',
    empty: 'Nobody yet. Invite the first person above.',
    gone: 'Deleted account',
    role: (name: string) => `Role of ${name}`,
    changed: (name: string, role: string) => `${name} is now ${role.toLowerCase()}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    confirm: {
      title: 'Remove this person?',
      message: (name: string) =>
        `${name} can no longer open this quiz. What they changed stays, and you can invite them again.`,
    },
    removed: (name: string) => `${name} no longer works on this quiz`,
    failed: 'That did not work. Please try again in a moment.',
  },
  invites: {
    title: 'Invited',
    until: (role: string, day: string) => `${role} · until ${day}`,
    resend: 'Send again',
    resendOf: (email: string) => `Send the invitation of ${email} again`,
    cancel: 'Withdraw',
    cancelOf: (email: string) => `Withdraw the invitation of ${email}`,
    cancelled: (email: string) => `The invitation of ${email} was withdrawn`,
  },

  accept: {
    documentTitle: 'Invitation',
    loading: 'Opening the invitation…',
    title: (title: string) => `Work on “${title}”?`,
    from: (name: string | undefined) =>
      name ? `${name} invites you.` : 'You are invited by an account that was deleted.',
    told: 'The owner of the quiz will see your name and e-mail address.',
    until: (day: string) => `The invitation is open until ${day}.`,
    as: (email: string) => `You are signed in as ${email}.`,
    sentTo: (email: string) => `This invitation is for ${email}.`,
    otherAccount:
      'Another account cannot accept it. Sign in with that address, or ask the owner of the quiz to invite yours.',
    accept: 'Accept',
    decline: 'Decline',
    confirmDecline: {
      title: 'Decline the invitation?',
      message: 'The link works no longer. You can be invited again.',
    },
    accepted: (title: string) => `You now work on “${title}”`,
    declined: 'Invitation declined',
    declinedText: 'The link works no longer. Nobody is told; you can be invited again.',
    signIn: 'Sign in to accept',
    signUp: 'Create an account',
    signedOut: 'Sign in to see the invitation',
    signedOutText: 'It is for one account. Sign in with the address that was invited.',
    invalid: 'This invitation no longer works',
    invalidText:
      'It may have been accepted, withdrawn or sent again, be older than 7 days, or be meant for another account. Ask for a new one.',
    shared: 'Shared with me',
    home: 'Back to Home',
    failed: 'The invitation could not be opened. Please try again in a moment.',
    answerFailed: 'That did not work. Please try again in a moment.',
  },
} as const;
