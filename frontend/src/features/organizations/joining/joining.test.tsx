// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { Component as JoinPage } from '../routes/join.tsx';
import { AT, ID, settingsOf } from '../shared/testing.ts';
import { DomainsPanel } from './domains-panel.tsx';
import { JoinLinkPanel } from './join-link-panel.tsx';
import { JoinOffers } from './join-offers.tsx';

const KEY = 'k'.repeat(43);
const ME = {
  'GET /users/me/session': () => ok({ session: { id: 'u1', fullName: 'Ada', email: 'ada@acme.example' } }),
};
const JOINING = `GET /organization/${ID}/joining`;
const DOMAINS = `/organization/${ID}/domains`;
const LINK = `/organization/${ID}/join-link`;
const OFFER = `GET /organization/${ID}/join`;
const OFFERS = 'GET /users/me/organization-offers';
const WITHDRAW = `DELETE /organization/${ID}/join`;
const JOIN = `POST /organization/${ID}/join`;
const domain = (state = 'waiting') => ({
  domain: 'acme.example',
  state,
  record: { name: '_quizhall.acme.example', value: 'quizhall=1' },
  addedAt: AT,
});
const offer = (more: object = {}) => ({
  organization: { id: ID, name: 'Acme School' },
  waits: true,
  state: 'open',
  ...more,
});
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('domains', () => {
  const show = (switches: Parameters<typeof settingsOf>[0] = {}) =>
    openPage({ '/here': () => <DomainsPanel settings={settingsOf(switches)} /> }, '/here', { toasts: true });

  it('say what happens to whoever joins, and that there are none', async () => {
    fakeApi({ ...ME, [JOINING]: () => ok({ domains: [] }) });
    show({ requireApproval: true, autoAssignDepartment: true });
    await screen.findByText('No domains yet.');
    screen.getByText('Whoever joins waits until an owner or admin approves it.');
    screen.getByText('They come into the department of their domain, else into the first one.');
  });

  it('say beside the field what is missing, and what the server says', async () => {
    const add = vi.fn(() => refused('INVALID_INPUT', { domain: 'Anybody gets an address there' }));
    fakeApi({ ...ME, [JOINING]: () => ok({ domains: [] }), [`POST ${DOMAINS}`]: add });
    show();
    await press('Add domain');
    await screen.findByText('Please enter a domain such as example.com');
    expect(add).not.toHaveBeenCalled();
    const field = screen.getByLabelText('Domain');
    fireEvent.change(field, { target: { value: ' Mail.example ' } });
    await press('Add domain');
    await screen.findByText('Anybody gets an address there');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('are added once by a double click, small and without blanks', async () => {
    const domains: object[] = [];
    const add = vi.fn(() => {
      domains.push(domain());
      return ok({ domain: domain() });
    });
    const { requests } = fakeApi({ ...ME, [JOINING]: () => ok({ domains }), [`POST ${DOMAINS}`]: add });
    show();
    await screen.findByText('No domains yet.');
    fireEvent.change(screen.getByLabelText('Domain'), { target: { value: ' Acme.Example ' } });
    await press('Add domain');
    await press('Add domain');
    await screen.findByText('_quizhall.acme.example');
    screen.getByText('Waiting for its record');
    expect(add).toHaveBeenCalledOnce();
    expect(requests.find(({ call }) => call === `POST ${DOMAINS}`)?.body).toEqual({ domain: 'acme.example' });
  });

  it('say where the record was not found, and are proven once it is', async () => {
    let found = false;
    const check = vi.fn(() =>
      found
        ? ok({ domain: domain('proven') })
        : refused('INVALID_INPUT', { domain: 'There is no such record yet' }),
    );
    fakeApi({
      ...ME,
      [JOINING]: () => ok({ domains: [domain(found ? 'proven' : 'waiting')] }),
      [`POST ${DOMAINS}/acme.example/check`]: check,
    });
    show();
    await press('Check record of acme.example');
    await screen.findByRole('alert');
    found = true;
    await press('Check record of acme.example');
    await screen.findByText('Proven');
    expect(screen.queryByText('_quizhall.acme.example')).toBeNull();
  });

  it('are removed after a question', async () => {
    const remove = vi.fn(() => ok({}));
    fakeApi({
      ...ME,
      [JOINING]: () => ok({ domains: remove.mock.calls.length ? [] : [domain('proven')] }),
      [`DELETE ${DOMAINS}/acme.example`]: remove,
    });
    show();
    await press('Remove acme.example');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Remove acme.example?' }));
    expect(remove).not.toHaveBeenCalled();
    fireEvent.click(asked.getByRole('button', { name: 'Remove' }));
    await screen.findByText('No domains yet.');
  });

  it('say that they could not be loaded, and are loaded again', async () => {
    let works = false;
    fakeApi({ ...ME, [JOINING]: () => (works ? ok({ domains: [domain()] }) : refused('INTERNAL')) });
    show();
    await screen.findByText('Domains could not be loaded');
    works = true;
    await press('Try again');
    await screen.findByText('acme.example');
  });
});

describe('the link', () => {
  const show = () => openPage({ '/here': () => <JoinLinkPanel id={ID} /> }, '/here', { toasts: true });

  it('is made once by a double click, and removed after a question', async () => {
    let key: string | undefined;
    const make = vi.fn(() => {
      key = KEY;
      return ok({ key });
    });
    const remove = vi.fn(() => {
      key = undefined;
      return ok({});
    });
    fakeApi({
      ...ME,
      [JOINING]: () => ok({ domains: [], ...(key && { key }) }),
      [`POST ${LINK}`]: make,
      [`DELETE ${LINK}`]: remove,
    });
    show();
    await press('Make a link');
    await press('Make a link');
    await screen.findByText(new RegExp(`/org/${ID}/join/${KEY}$`));
    expect(make).toHaveBeenCalledOnce();
    await press('Remove link');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Remove the link?' }));
    fireEvent.click(asked.getByRole('button', { name: 'Remove link' }));
    await screen.findByText('There is no link. Only invitations and proven domains let people in.');
  });

  it('says what the server says', async () => {
    fakeApi({ ...ME, [JOINING]: () => ok({ domains: [] }), [`POST ${LINK}`]: () => refused('INTERNAL') });
    show();
    await press('Make a link');
    await screen.findByRole('alert');
  });
});

describe('offers', () => {
  it('are asked for once by a double click, and wait', async () => {
    let state = 'open';
    const join = vi.fn(() => {
      state = 'waiting';
      return ok({ state: 'waiting' });
    });
    fakeApi({ ...ME, [OFFERS]: () => ok({ offers: [offer({ state })] }), [JOIN]: join });
    openPage({ '/here': JoinOffers }, '/here', { toasts: true });
    const button = await screen.findByRole('button', { name: 'Ask to join Acme School' });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText('Waiting for approval');
    expect(join).toHaveBeenCalledOnce();
  });

  it('say why somebody could not join', async () => {
    fakeApi({
      ...ME,
      [OFFERS]: () => ok({ offers: [offer({ waits: false })] }),
      [JOIN]: () => refused('PLAN_LIMIT'),
    });
    openPage({ '/here': JoinOffers }, '/here');
    await press('Join Acme School');
    expect((await screen.findByRole('alert')).textContent).toBe('Your plan does not hold more.');
  });
});

describe('a pending request', () => {
  it('is withdrawn after a confirmation, and a failure is said in it', async () => {
    let state = 'waiting';
    const answers = [
      () => refused('INTERNAL'),
      () => {
        state = 'open';
        return ok({});
      },
    ];
    const withdraw = vi.fn(() => (answers.shift() ?? refused)('NOT_FOUND'));
    fakeApi({ ...ME, [OFFERS]: () => ok({ offers: [offer({ state })] }), [WITHDRAW]: withdraw });
    openPage({ '/here': JoinOffers }, '/here', { toasts: true });
    await press('Withdraw request to join Acme School');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Withdraw your request?' }));
    expect(withdraw).not.toHaveBeenCalled();
    const confirm = asked.getByRole('button', { name: 'Withdraw request' });
    fireEvent.click(confirm);
    await asked.findByRole('alert');
    fireEvent.click(confirm);
    await screen.findByRole('button', { name: 'Ask to join Acme School' });
    await screen.findByText('Your request was withdrawn');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('/org/:id/join/:key', () => {
  const show = () =>
    openPage(
      { '/org/:id/join/:key': JoinPage, '/org/:id/dashboard': () => <p>inside</p> },
      `/org/${ID}/join/${KEY}`,
      {
        toasts: true,
      },
    );

  it('says who asks whom, joins once by a double click, and opens the organization', async () => {
    const join = vi.fn(() => ok({ state: 'joined' }));
    const { requests } = fakeApi({
      ...ME,
      [OFFER]: () => ok({ offer: offer({ waits: false }) }),
      [JOIN]: join,
    });
    show();
    await screen.findByRole('heading', { name: 'Join Acme School?' });
    await screen.findByText('You are signed in as ada@acme.example.');
    const button = screen.getByRole('button', { name: 'Join' });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText('inside');
    expect(join).toHaveBeenCalledOnce();
    expect(requests.find(({ call }) => call === JOIN)?.body).toEqual({ key: KEY });
  });

  it('says to whom an approval waits, and who is in already', async () => {
    const states = ['waiting', 'member'];
    fakeApi({ ...ME, [OFFER]: () => ok({ offer: offer({ state: states.shift() }) }) });
    show();
    await screen.findByText('You have asked. You are told when somebody decides.');
    cleanup();
    show();
    await screen.findByText('You are in this organization already.');
    screen.getByRole('link', { name: 'Open the organization' });
  });

  it('sends who is signed out to sign in, and says where a link works no longer', async () => {
    localStorage.clear();
    const answers = [ok({ offer: offer() }), refused('INVALID_LINK')];
    fakeApi({ [OFFER]: () => answers.shift() ?? refused('INVALID_LINK') });
    show();
    await screen.findByRole('link', { name: 'Sign in' });
    cleanup();
    show();
    await screen.findByRole('heading', { name: 'This link does not work any more' });
    await waitFor(() => expect(document.title).toContain('Join an organization'));
  });
});
