/** What may be written to whoever runs the site, in characters. */
export const MESSAGE_LIMITS = { name: 100, message: 5_000 };

const atMost = (limit: number) => `Please keep it to ${limit.toLocaleString('en')} characters`;

export const MESSAGE_TEXTS = {
  noName: 'Please enter your name',
  longName: atMost(MESSAGE_LIMITS.name),
  noMessage: 'Please write a message',
  longMessage: atMost(MESSAGE_LIMITS.message),
};
