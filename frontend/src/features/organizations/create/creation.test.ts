import { NewOrganization } from '@quizhall/shared/model/organizations/organization';
import { describe, expect, it } from 'vitest';
import { type CreationForm, emptyCreation, toNewOrganization } from './creation-form.ts';
import { BRANDED, GUIDED, WIZARD } from './creation-flows.ts';
import { faultyStep, problemsOf } from './creation-problems.ts';

const FLOWS = { WIZARD, GUIDED, BRANDED };

function filled(table: 'standard' | 'create3'): CreationForm {
  const form = emptyCreation(table, 'Analytical Society');
  return {
    ...form,
    type: 'school',
    industry: 'education',
    size: 'small',
    contactInfo: { ...form.contactInfo, email: 'ada@example.org', phone: '+44 20 7946 0000' },
    acceptTerms: true,
  };
}

describe('a new organization', () => {
  it.each([
    [
      'WIZARD',
      {
        name: 'Organization name is required',
        type: 'Please select an organization type',
        'contactInfo.email': 'Email is required',
      },
    ],
    [
      'GUIDED',
      {
        name: 'Please enter your organization name',
        type: 'Please select an organization type',
        'contactInfo.email': 'Email is required',
      },
    ],
    [
      'BRANDED',
      {
        name: 'Organization name is required',
        type: 'Please select an organization type',
        industry: 'Please select an industry',
        size: 'Please select a size',
        'contactInfo.email': 'Email is required',
        'contactInfo.phone': 'Phone is required',
      },
    ],
  ] as const)('%s says what is missing, and that the terms are', (name, missing) => {
    const { words } = FLOWS[name];
    expect(problemsOf(emptyCreation(words.table), words)).toEqual({
      ...missing,
      acceptTerms: 'Please accept the terms',
    });
  });

  it.each([
    ['WIZARD', 'Please enter a valid email address'],
    ['GUIDED', 'Please enter a valid email'],
    ['BRANDED', 'Please enter a valid email address'],
  ] as const)('%s has its own word for an address that is none', (name, message) => {
    const { words } = FLOWS[name];
    const form = filled(words.table);
    form.contactInfo.email = 'ada@example';
    expect(problemsOf(form, words)).toEqual({ 'contactInfo.email': message });
  });

  it.each(Object.entries(FLOWS))('%s is sent as the server takes it', (_, { words }) => {
    const form = filled(words.table);
    form.branding.logo = { key: 'incoming/logo.png', url: 'data:image/png;base64,AA==' };
    expect(problemsOf(form, words)).toEqual({});
    const sent = NewOrganization.parse(toNewOrganization(form, words.table));
    expect(sent.subscription.prices).toBe(words.table);
    expect(sent.branding.logo).toEqual({ key: 'incoming/logo.png' });
  });

  it('finds every problem on a step', () => {
    const form = filled('standard');
    form.departments = [
      { id: '1', name: 'Maths', description: '' },
      { id: '2', name: 'maths', description: '' },
    ];
    expect(faultyStep(WIZARD, problemsOf(form, WIZARD.words))).toBe('structure');
    expect(faultyStep(WIZARD, problemsOf(filled('standard'), WIZARD.words))).toBeUndefined();
    expect(faultyStep(GUIDED, { acceptTerms: 'x' })).toBe('plan');
    expect(faultyStep(GUIDED, { names: 'x' })).toBeUndefined();
  });
});
