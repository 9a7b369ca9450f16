import type { PayoutInput } from '../../model/payments/prize.ts';
import { isEmail, withoutInvisible } from '../../model/accounts/email.ts';
import { COUNTRIES } from '../countries.ts';
import { FIELD_MESSAGES } from '../../model/field-messages.ts';

const bare = (text = ''): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** Length, and the remainder of 97 (ISO 13616, ISO 7064): letters count from 10, the first four characters come last. */
export function isIban(text: string): boolean {
  const iban = bare(text);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

const WEIGHTS = [3, 7, 1];

/** Nine digits, weighted 3, 7, 1 (American Bankers Association). */
export function isRouting(text: string): boolean {
  const digits = bare(text);
  if (!/^\d{9}$/.test(digits)) return false;
  const sum = digits
    .split('')
    .reduce((total, digit, place) => total + Number(digit) * (WEIGHTS[place % 3] ?? 0), 0);
  return sum > 0 && sum % 10 === 0;
}

type Problems = Partial<Record<keyof PayoutInput, string>>;

/** In the United States banks know accounts by two numbers, elsewhere by one. */
function bankProblems({ country, iban = '', routing = '', account = '' }: PayoutInput): Problems {
  if (country !== 'US')
    return isIban(iban)
      ? {}
      : {
          iban: iban.trim() ? FIELD_MESSAGES.ibanInvalid : FIELD_MESSAGES.ibanRequired,
        };
  return {
    ...(!isRouting(routing) && { routing: FIELD_MESSAGES.routingInvalid }),
    ...(!/^\d{4,17}$/.test(bare(account)) && { account: FIELD_MESSAGES.accountInvalid }),
  };
}

/** Message by field; empty when money can be sent there. */
export function payoutProblems(input: PayoutInput): Problems {
  const { fullName, country, method, paypalEmail = '' } = input;
  return {
    ...(fullName.trim().length < 2 && { fullName: FIELD_MESSAGES.fullNameRequired }),
    ...(!COUNTRIES.includes(country) && { country: FIELD_MESSAGES.countryRequired }),
    ...(method === 'bank'
      ? bankProblems(input)
      : !isEmail(withoutInvisible(paypalEmail)) && {
          paypalEmail: FIELD_MESSAGES.paypalEmailInvalid,
        }),
  };
}

/** What is kept until the money is sent: what the method needs, and nothing else. */
export function payoutDetails({ fullName, country, method, ...fields }: PayoutInput): PayoutInput {
  const common = { fullName: fullName.trim(), country, method };
  if (method === 'paypal') return { ...common, paypalEmail: withoutInvisible(fields.paypalEmail ?? '') };
  return country === 'US'
    ? { ...common, routing: bare(fields.routing), account: bare(fields.account) }
    : { ...common, iban: bare(fields.iban) };
}
