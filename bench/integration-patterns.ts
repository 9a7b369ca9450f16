import { getApiToken, listApiTokens, newApiToken, noteUse } from '@quizhall/functions/_data/api-tokens.ts';
import {
  askForDelivery,
  getDeliveries,
  keepOutcome,
  pageOfDeliveries,
  putDelivery,
} from '@quizhall/functions/_data/deliveries.ts';
import { writeTogether } from '@quizhall/functions/_data/idioms.ts';
import { getWebhooks, keptWebhook, listWebhooks, noteHealth } from '@quizhall/functions/_data/webhooks.ts';
import type { Pattern } from './pattern.ts';
import { user } from './sample.ts';

const id = 'o_0123456789abcdef';
const hook = {
  id: 'w_000000000001',
  organizationId: id,
  url: 'https://hooks.trinity.example.com/quizhall',
  events: ['attempt.finished' as const],
  active: true,
  secret: 's'.repeat(100),
  createdAt: 1_767_225_600_000,
};
const delivery = {
  organizationId: id,
  webhookId: hook.id,
  id: '01KDVHQ0000000000000000000',
  event: 'attempt.finished' as const,
  body: JSON.stringify({ said: 'x'.repeat(400) }),
};
const apiToken = {
  id: 'k_000000000001',
  organizationId: id,
  name: 'Rostering',
  role: 'creator' as const,
  digest: 'd'.repeat(43),
  createdBy: user.id,
  createdAt: 1_767_225_600_000,
};
const waiting = { ...delivery, status: 'waiting' as const, turn: 1, tries: 0, askedAt: 1 };

/** Where organizations are told of what happens, and by what their programs are known. */
export const integrations: Pattern[] = [
  {
    id: 'WH3',
    question: 'a webhook is added or changed',
    key: 'ORG#id / HOOK#id',
    name: 'keptWebhook',
    run: () => writeTogether([keptWebhook(hook)]),
  },
  {
    id: 'WH1',
    question: 'the webhooks of an organization',
    key: 'ORG#id / HOOK#',
    name: 'listWebhooks',
    run: () => listWebhooks(id),
  },
  {
    id: 'WH2',
    question: 'the webhooks of these deliveries',
    key: 'ORG#id / HOOK#id',
    name: 'getWebhooks',
    run: () => getWebhooks([{ organizationId: id, id: hook.id }]),
  },
  {
    id: 'WH5',
    question: 'nothing comes through to a webhook, or something again',
    key: 'ORG#id / HOOK#id',
    name: 'noteHealth',
    run: () => noteHealth({ ...hook, revision: 1 }, { failingSince: 1, pausedUntil: 1 }),
  },
  {
    id: 'HD1',
    question: 'tell something to a webhook',
    key: 'DELIVERY#hook / ulid; DUE#minute',
    name: 'putDelivery',
    run: () => putDelivery(delivery),
  },
  {
    id: 'HD2',
    question: 'what is sent to webhooks now',
    key: 'DELIVERY#hook / ulid',
    name: 'getDeliveries',
    run: () => getDeliveries([delivery]),
  },
  {
    id: 'HD4',
    question: 'what came of a delivery that is tried again',
    key: 'DELIVERY#hook / ulid; DUE#minute',
    name: 'keepOutcome',
    run: () => keepOutcome(waiting, { status: 'retrying', tries: 1, answered: 500, nextAt: 1 }, true),
  },
  {
    id: 'HD5',
    question: 'have a delivery sent again',
    key: 'DELIVERY#hook / ulid; DUE#minute',
    name: 'askForDelivery',
    run: () => askForDelivery(delivery, { byHand: true }),
  },
  {
    id: 'HD3',
    question: 'the last deliveries of a webhook',
    key: 'DELIVERY#hook',
    name: 'pageOfDeliveries',
    run: () => pageOfDeliveries(hook.id, { limit: 20 }),
  },
  {
    id: 'AT3',
    question: 'add an API token',
    key: 'ORG#id / TOKEN#id',
    name: 'newApiToken',
    run: () => writeTogether([newApiToken(apiToken)]),
  },
  {
    id: 'AT1',
    question: 'the API tokens of an organization',
    key: 'ORG#id / TOKEN#',
    name: 'listApiTokens',
    run: () => listApiTokens(id),
  },
  {
    id: 'AT2',
    question: 'an API token, its organization and its plan',
    key: 'ORG#id / TOKEN#id, META, SUBSCRIPTION',
    name: 'getApiToken',
    run: () => getApiToken(id, apiToken.id),
  },
  {
    id: 'AT5',
    question: 'an API token is used for the first time in a day',
    key: 'ORG#id / TOKEN#id',
    name: 'noteUse',
    run: () => noteUse(apiToken),
  },
];
