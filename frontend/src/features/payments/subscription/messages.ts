const CYCLES = { monthly: 'Monthly', yearly: 'Yearly' } as const;

/** The texts of `/subscription`. */
export const messages = {
  title: 'Subscription',
  lead: 'Your plan, what it allows, and what you pay.',
  loading: 'Loading your subscription',
  failed: 'Your subscription could not be loaded',
  changeFailed: 'That did not work. Please try again.',
  current: {
    title: 'Current plan',
    states: { free: 'Free', trialing: 'Trial', active: 'Active', pastDue: 'Payment failed' },
    ends: 'Cancelled',
    free: 'You pay nothing. Taking quizzes is always free.',
    trial: (day: string) => `Your free trial runs until ${day}. Nothing is charged when it ends.`,
    renews: (day: string, amount: string) => `Renews on ${day} for ${amount}.`,
    paidUntil: (day: string, amount: string) => `Paid until ${day}. Then ${amount} is due.`,
    endsOn: (day: string) => `Ends on ${day}. Nothing more is charged.`,
    pastDue: (day: string) => `Stays until ${day}, unless it is paid.`,
    begins: (day: string) => `Paid. The first period begins on ${day}, when your trial ends.`,
    price: {
      monthly: (amount: string) => `${amount} a month`,
      yearly: (amount: string) => `${amount} a year`,
    },
    card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
    cancel: 'Cancel subscription',
  },
  banner: {
    trial: (day: string) => `Your free trial of Pro ends on ${day}`,
    trialText: 'If you do nothing, you go back to the Free plan. Your quizzes stay.',
    keep: 'Keep Pro',
    declined: 'Your plan could not be renewed',
    declinedText: (amount: string, day: string) =>
      `Your card was declined when we charged ${amount}. You keep Pro until ${day}.`,
    due: 'Your plan has to be paid',
    dueText: (amount: string, day: string) =>
      `${amount} is due for the new period. No card is kept, so nothing was charged. You keep Pro until ${day}.`,
    pay: 'Pay for your plan',
    retry: (day: string) => `We try again on ${day}.`,
    update: 'Update card and pay',
    ends: (day: string) => `Pro ends on ${day}`,
    endsText: 'You go back to the Free plan then. Your quizzes and everything that was handed in stay.',
    undo: 'Keep my plan',
    later: (day: string) => `Your plan changes on ${day}`,
    laterText: (cycle: keyof typeof CYCLES, amount: string) => `Then you pay ${amount} ${PER[cycle]}.`,
    stay: 'Keep it as it is',
    running: 'A payment is being processed',
    runningText: 'This page shows your plan as soon as it has arrived.',
    show: 'Show payment',
  },
  usage: {
    title: 'Usage',
    quizzes: 'Quizzes',
    responses: 'Responses this month',
    shown: 'These limits are a guide on this site: nothing is refused.',
    enforced:
      'With the limit reached, no further quiz can be created or opened. Participants are never turned away.',
  },
  plans: {
    title: 'Plans',
    cycle: 'How often you pay',
    includes: 'includes',
    popular: 'Most popular',
    yours: 'Your plan',
    perYear: 'per year',
    pay: 'Pay now, without a trial',
    upgrade: 'Upgrade to Pro',
    keepAfterTrial: 'Keep Pro after the trial',
    toYearly: 'Change to yearly',
    toMonthly: 'Change to monthly',
    next: (day: string) => `From ${day}`,
    toFree: 'Go back to Free',
    byAgreement: 'The price is by agreement.',
    contact: 'Write to us',
    note: 'Prices in US dollars. Cancel at any time: you keep what you have paid for.',
  },
  pay: {
    title: { new: 'Upgrade to Pro', change: 'Change to yearly', renewal: 'Pay for your plan' },
    row: (cycle: keyof typeof CYCLES) => `Pro, ${CYCLES[cycle].toLowerCase()}`,
    credit: 'Not used of your plan until now',
    from: (from: string) => `The paid time begins on ${from}.`,
    keeps:
      'Your plan renews by itself with this card, which the payment provider keeps. You can cancel at any time.',
    keepsNone:
      'No card is kept and nothing renews by itself: you are asked when the next period begins. You can cancel at any time.',
    paid: 'Your plan is active.',
  },
  cancel: {
    title: 'Cancel your subscription?',
    text: (day: string) =>
      `You keep Pro until ${day}. Then you go back to the Free plan, and nothing more is charged. Your quizzes stay.`,
    textNow: 'Nothing is paid for now, so Pro ends at once. Your quizzes stay.',
    confirm: 'Cancel subscription',
    keep: 'Keep Pro',
    done: 'Your subscription is cancelled.',
  },
  later: {
    title: 'Change to monthly?',
    text: (day: string, amount: string) =>
      `You keep what you have paid for until ${day}. From then on you pay ${amount} a month.`,
    confirm: 'Change to monthly',
    done: 'Your plan will change.',
  },
  trial: { done: 'Your free trial has begun.' },
  kept: 'Your plan goes on as it is.',
  invoices: {
    title: 'Invoices',
    empty: 'You have paid nothing yet. Invoices stand here as soon as you do.',
    loading: 'Loading invoices',
    failed: 'Invoices could not be loaded',
  },
} as const;

const PER = { monthly: 'a month', yearly: 'a year' } as const;
