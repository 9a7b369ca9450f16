import { tableOnAws } from '@quizhall/functions/_data/stage-table.ts';
import { stageNamed } from '../stages.ts';

/**
 * The table that a stage on AWS works on: its own, or one that was restored.
 * @throws Error for a name that no stage has, and where account and region have no such table
 */
export async function tableOf(name: string): Promise<string> {
  const { restored } = stageNamed(name);
  return restored?.table ?? tableOnAws(name);
}
