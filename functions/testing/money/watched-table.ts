import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Account, Leg } from '@quizhall/shared/rules/payments/ledger';
import * as z from 'zod';
import { table } from '../../platform/dynamodb/table.ts';
import { outside } from './processes.ts';

const Put = z.object({ Put: z.object({ Item: z.looseObject({ pk: z.string(), sk: z.string() }) }) });
const Due = z.object({ pk: z.string(), sk: z.string(), attempts: z.array(z.string()) });
const Entered = z.object({
  reason: z.string(),
  cause: z.string(),
  legs: z.array(z.object({ account: z.custom<Account>(), amount: z.number() })),
});

/** What was written, in the order in which it was. */
export interface Written {
  postings: { reason: string; cause: string; legs: Leg[] }[];
  /** Work that is due from then on (epoch ms), by kind and what it is about. */
  due: { kind: string; ids: string[]; at: number }[];
  /** Transfers that wait to be sent, as the stream tells of them. */
  transfers: Set<string>;
}

export const nothingWritten = (): Written => ({ postings: [], due: [], transfers: new Set() });

function note(item: { pk: string; sk: string }, written: Written): void {
  if (item.pk.startsWith('LEDGER#')) written.postings.push(Entered.parse(item));
  if (item.pk.startsWith('TRANSFER#')) written.transfers.add(item.pk.slice('TRANSFER#'.length));
  if (!/^DUE#\d/.test(item.pk)) return;
  const { pk, sk, attempts: ids } = Due.parse(item);
  written.due.push({ kind: sk.split('#')[0] ?? '', ids, at: Date.parse(`${pk.slice('DUE#'.length)}Z`) });
}

/** Has every call to the table go through `outside`, and notes what it wrote; answers how to end that. */
export function watchTable(written: () => Written): () => void {
  const send = table.send.bind(table) as (command: unknown) => Promise<unknown>;
  const watched = async (command: unknown) => {
    const answer = await send(command);
    const items =
      command instanceof TransactWriteCommand
        ? (command.input.TransactItems ?? [])
        : command instanceof PutCommand
          ? [{ Put: command.input }]
          : [];
    for (const item of items) {
      const put = Put.safeParse(item);
      if (put.success) note(put.data.Put.Item, written());
    }
    return answer;
  };
  table.send = ((command: unknown) => outside(() => watched(command))) as typeof table.send;
  return () => {
    table.send = send as typeof table.send;
  };
}
