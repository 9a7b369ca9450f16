import { type Mail, toMail } from './layout.ts';

/** Goes to an address on a stranger's demand: repeats nothing that anybody typed, not even the quiz's title. */
export function entryCodeMail(code: string): Mail {
  return toMail({
    subject: 'Your Quizhall code',
    preview: 'Enter the code to go on to the quiz.',
    paragraphs: [
      'Somebody, probably you, wants to take a quiz with this address that has begun it on another device. Enter this code to go on:',
    ],
    code,
    notes: [
      'The code works once, for 10 minutes, on the device on which it was asked for. Never pass it on: we do not ask for it by phone or mail.',
      'It was not you? Then you can ignore this mail: nobody gets in with your address without the code.',
    ],
  });
}
