import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { Aws } from './aws.ts';
import { inPrivateFile } from './private-file.ts';
import { resourcesOf } from './resources.ts';
import type { KeyStore } from './rotate.ts';

/** The secret of a stage on AWS. @throws Error where it has none */
export async function keysOnAws(stage: string, aws: Aws): Promise<KeyStore> {
  const made = await resourcesOf(aws, stage, 'data');
  const secret = made.find(({ LogicalResourceId }) => LogicalResourceId.startsWith('TokenKey'));
  if (!secret) throw new Error(`Stage ${stage} has no secret with its keys`);
  const id = ['--secret-id', secret.PhysicalResourceId];
  return {
    read: async () =>
      z.object({ SecretString: z.string() }).parse(await aws('secretsmanager', 'get-secret-value', ...id))
        .SecretString,
    write: async (text) => {
      await inPrivateFile(text, (file) =>
        aws('secretsmanager', 'put-secret-value', ...id, '--secret-string', `file://${file}`),
      );
    },
  };
}

/** The keys of a local stage, which reads them when it starts. */
export const keysInFile = (file: string): KeyStore => ({
  read: async () => readFileSync(file, 'utf8'),
  write: async (text) => {
    writeFileSync(`${file}.new`, text, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  },
});
