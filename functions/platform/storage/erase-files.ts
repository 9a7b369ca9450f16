import { DeleteObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { EXPORT_PREFIX, INCOMING_PREFIX, INCOMING_PURPOSES } from '@quizhall/shared/model/enums';
import { Bucket, s3Client } from './storage.ts';

/** Pictures of the person, uploads that nobody has used yet, and files made for them. What quizzes show stays with the quizzes. */
const foldersOf = (userId: string): string[] => [
  `avatar/${userId}/`,
  ...INCOMING_PURPOSES.map((purpose) => `${INCOMING_PREFIX}${purpose}/${userId}/`),
  `${EXPORT_PREFIX}${userId}/`,
];

/** Deletes the files of a person; done again, it finds none. */
export async function eraseFiles(userId: string): Promise<void> {
  for (const Prefix of foldersOf(userId)) await eraseFolder(Prefix);
}

/** Deletes the logo of an organization. */
export async function eraseLogo(Key: string): Promise<void> {
  await s3Client.send(new DeleteObjectCommand({ Bucket, Key }));
}

async function eraseFolder(Prefix: string): Promise<void> {
  for (;;) {
    const { Contents = [] } = await s3Client.send(new ListObjectsV2Command({ Bucket, Prefix }));
    if (Contents.length === 0) return;
    for (const { Key } of Contents) await s3Client.send(new DeleteObjectCommand({ Bucket, Key }));
  }
}
