import { planName } from '@quizhall/shared/rules/payments/plans';

const CYCLES = { monthly: 'monthly', yearly: 'yearly' } as const;
const PER = { monthly: 'a month', yearly: 'a year' } as const;
type Cycle = keyof typeof CYCLES;

export const billingMessages = {
  loading: 'Loading your plan',
  failed: 'Your plan could not be loaded',
  ownerOnly: 'Only the owner of the organization sees what is paid, and changes the plan.',
  current: {
    title: 'Current plan',
    states: { free: 'Free', trialing: 'Trial', active: 'Active', pastDue: 'Payment failed' },
    ends: 'Cancelled',
    free: 'You pay nothing.',
    trial: (day: string) => `The free trial runs until ${day}. Nothing is charged when it ends.`,
    renews: (day: string, amount: string) => `Renews on ${day} for ${amount}.`,
    paidUntil: (day: string, amount: string) => `Paid until ${day}. Then ${amount} is due.`,
    endsOn: (day: string) => `Ends on ${day}. Nothing more is charged.`,
    pastDue: (day: string) => `Stays until ${day}, unless it is paid.`,
    price: (amount: string, cycle: Cycle) => `${amount} ${PER[cycle]}`,
    method: 'Payment method',
    card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
    noCard: 'No card is kept.',
    cancel: 'Cancel plan',
  },
  usage: {
    title: 'Usage',
    members: 'Members',
    quizzes: 'Quizzes',
    questions: 'Questions per quiz',
    unlimited: 'No limit',
    upTo: (count: string) => `Up to ${count}`,
  },
  banner: {
    trial: (plan: string, day: string) => `Your free trial of ${plan} ends on ${day}`,
    trialText: 'If you do nothing, the organization goes back to the Free plan. What is there stays.',
    pay: 'Pay for your plan',
    due: 'Your plan has to be paid',
    dueText: (amount: string, day: string) => `${amount} is due. The plan stays until ${day}.`,
    retry: (day: string) => `We try again on ${day}.`,
    ends: (plan: string, day: string) => `${plan} ends on ${day}`,
    endsText:
      'The organization goes back to the Free plan then. Nothing is deleted, and nothing can be added.',
    undo: 'Keep my plan',
    later: (day: string) => `Your plan changes on ${day}`,
    laterText: (plan: string, cycle: Cycle, amount: string) =>
      `Then you have ${plan}, ${CYCLES[cycle]}, for ${amount} ${PER[cycle]}.`,
    stay: 'Keep it as it is',
    running: 'A payment is being processed',
    runningText: 'This page shows your plan as soon as it has arrived.',
    show: 'Show payment',
  },
  plans: {
    yours: 'Your plan',
    choose: (plan: string) => `Choose ${plan}`,
    trial: 'Start free trial',
    toCycle: { monthly: 'Pay by the month', yearly: 'Pay by the year' },
    next: (day: string) => `From ${day}`,
    byAgreement: 'By agreement',
    trialNote: 'Start a 7-day free trial of any plan. No credit card required.',
    note: 'Prices in US dollars. Cancel at any time: you keep what you have paid for.',
  },
  pay: {
    title: (plan: string) => `Pay for ${plan}`,
    row: (plan: string, cycle: Cycle) => `${plan}, ${CYCLES[cycle]}`,
    credit: 'Not used of your plan until now',
    from: (from: string) => `The paid time begins on ${from}.`,
    keeps:
      'The plan renews by itself with this card, which the payment provider keeps. You can cancel at any time.',
    keepsNone:
      'No card is kept and nothing renews by itself: you are asked when the next period begins. You can cancel at any time.',
    paid: 'Your plan is active.',
  },
  cancel: {
    title: 'Cancel the plan?',
    text: (plan: string, day: string) =>
      `You keep ${plan} until ${day}. Then the organization goes back to the Free plan, and nothing more is charged. What is there stays.`,
    textNow: 'Nothing is paid for now, so the plan ends at once. What is there stays.',
    confirm: 'Cancel plan',
    keep: 'Keep my plan',
    done: 'Your plan is cancelled.',
  },
  later: {
    title: (plan: string) => `Change to ${plan}?`,
    text: (day: string, plan: string, cycle: Cycle, amount: string) =>
      `You keep what you have paid for until ${day}. From then on you have ${plan} for ${amount} ${PER[cycle]}.`,
    confirm: 'Change plan',
    done: 'Your plan will change.',
  },
  trial: (plan: string) => `Your free trial of ${planName(plan)} has begun.`,
  kept: 'Your plan goes on as it is.',
  invoices: { title: 'Invoices', empty: 'Nothing was paid yet. Invoices stand here as soon as it is.' },
};
