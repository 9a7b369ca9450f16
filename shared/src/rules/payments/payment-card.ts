import type { CardInput, CardSummary } from '../../model/payments/payment.ts';
import { FIELD_MESSAGES } from '../../model/field-messages.ts';

const digitsOf = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** Luhn's check digit (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** `07/29` or `07/2029` as a year and a month from 1 to 12; undefined for anything else. */
export function readExpiry(text: string): { year: number; month: number } | undefined {
  const [, first, second] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  const month = Number(first);
  const year = Number(second) + (second?.length === 2 ? 2_000 : 0);
  return month >= 1 && month <= 12 ? { year, month } : undefined;
}

/** A card is good to the last day of the month that it names. */
function isPast({ year, month }: { year: number; month: number }, now: number): boolean {
  const today = new Date(now);
  return year * 12 + month < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
}

/** Message by field; empty when the card may be tried. `now` in epoch ms. */
export function cardProblems(card: CardInput, now: number): Partial<Record<keyof CardInput, string>> {
  const number = digitsOf(card.cardNumber);
  const expiry = readExpiry(card.expiry);
  return {
    ...(!/^\d{12,19}$/.test(number) && { cardNumber: FIELD_MESSAGES.cardNumberRequired }),
    ...(/^\d{12,19}$/.test(number) &&
      !passesLuhn(number) && {
        cardNumber: FIELD_MESSAGES.cardNumberInvalid,
      }),
    ...(!expiry && { expiry: FIELD_MESSAGES.cardExpiryInvalid }),
    ...(expiry && isPast(expiry, now) && { expiry: FIELD_MESSAGES.cardExpired }),
    ...(!/^\d{3,4}$/.test(card.cvv.trim()) && { cvv: FIELD_MESSAGES.cardCvvInvalid }),
    ...(!card.name.trim() && { name: FIELD_MESSAGES.cardNameRequired }),
  };
}

/** The number of a card without its spaces. */
export const cardDigits = ({ cardNumber }: Pick<CardInput, 'cardNumber'>): string => digitsOf(cardNumber);

const BRANDS: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
  [/^(6011|65|64[4-9])/, 'Discover'],
];

/** What may be kept of a card: whose it is, and how its number ends. */
export function cardSummary(card: Pick<CardInput, 'cardNumber'>): CardSummary {
  const digits = cardDigits(card);
  const brand = BRANDS.find(([begins]) => begins.test(digits))?.[1] ?? 'Card';
  return { brand, last4: digits.slice(-4) };
}
