import * as z from 'zod';
import { aboutRecord, type Lot } from './parked.ts';

const Answer = z.object({
  parked: z.array(z.object({ queue: z.string(), id: z.string(), record: z.unknown() })),
});

/** The parked messages of a local stage as it runs. @param control address of its control server */
export function lotOfRunningStage(control: string): Lot {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(control + path, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`The stage answers ${response.status} to ${path}`);
    return response.json();
  };
  return {
    list: async () =>
      Answer.parse(await ask('/parked')).parked.map(({ queue, id, record }) => ({
        id,
        concern: queue,
        about: aboutRecord(record),
      })),
    replay: async ({ concern, id }) => {
      const said = z.object({ replayed: z.boolean() }).parse(await ask('/replay', { queue: concern, id }));
      if (!said.replayed) throw new Error(`Message ${id} of ${concern} is no longer parked`);
    },
    // A look hides nothing here.
    giveBack: async () => undefined,
  };
}
