import { describe, expect, it } from 'vitest';
import { askedForPrize, participantInfoProblems } from './participant-info.ts';

const name = { field: 'name' as const, label: 'Full name', required: true };
const email = { field: 'email' as const, label: 'Email', required: false };
const phone = { field: 'phone' as const, label: 'Phone', required: true };

describe('participantInfoProblems', () => {
  it.each([
    ['complete', { name: 'Ada', email: 'ada@example.org', phone: '+49 (30) 123-456' }, {}],
    [
      'an address with an invisible character',
      { name: 'Ada', email: 'ada@example.org\u200b', phone: '+49 (30) 123-456' },
      {},
    ],
    [
      'nothing but an invisible character',
      { name: '\u200b', phone: '0301234567' },
      { name: 'Full name is required' },
    ],
    ['spaces only', { name: ' ', phone: '0301234567' }, { name: 'Full name is required' }],
    ['nothing', {}, { name: 'Full name is required', phone: 'Phone is required' }],
    [
      'bad address',
      { name: 'Ada', email: 'ada@', phone: '0301234567' },
      { email: 'Please enter a valid email address' },
    ],
    [
      'an address with a second one behind it',
      { name: 'Ada', email: 'ada@example.org,eve@example.org', phone: '0301234567' },
      { email: 'Please enter a valid email address' },
    ],
    ['short number', { name: 'Ada', phone: '030123456' }, { phone: 'Please enter a valid phone number' }],
    [
      'letters in a number',
      { name: 'Ada', phone: '0301234567x' },
      { phone: 'Please enter a valid phone number' },
    ],
  ])('%s', (_case, info, problems) => {
    expect(participantInfoProblems([name, email, phone], info)).toEqual(problems);
  });
});

describe('where there is a prize', () => {
  it.each([
    ['asks for an address', [name], [name, { ...email, required: true }]],
    [
      'insists on it',
      [{ ...email, label: 'Work address' }, name],
      [name, { ...email, label: 'Work address', required: true }],
    ],
  ])('%s', (_case, asked, expected) => {
    expect(askedForPrize(asked, true)).toEqual(expected);
    expect(askedForPrize(asked, false)).toEqual(asked);
  });
});
