import { catalogue } from '@/lib/language.ts';

/** Texts of the parts of the frame that are loaded on demand; apart, because the first visit reads the others. */
export const laterMessages = catalogue('appLater', {
  creatorOnly: {
    title: 'This page is for quiz creators',
    text: 'Your account can take quizzes, but not create them.',
    become: 'Become a Creator',
    shared: 'Quizzes shared with you',
  },
  /** In place of pages that are not shown inside another site. */
  away: {
    title: 'This page opens in a new tab',
    text: 'Inside another website, nothing but the quiz is shown.',
    open: 'Open in a new tab',
  },
  trust: {
    operational: 'All systems operational',
    status: 'Status',
    troubled: 'Some things do not work',
    encryption: 'Bank-level security',
    soc2: 'SOC 2',
    gdpr: 'GDPR',
  },
  shortcuts: {
    andThen: 'then',
    or: 'or',
    setting: 'Single-key shortcuts',
    settingHint:
      'Turn these off if you use speech input, or if keys do things you did not mean. Applies to this device.',
    areOff:
      'Single-key shortcuts are off: letters, digits and signs do nothing until you turn them on again.',
  },
});
