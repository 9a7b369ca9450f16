import type { Aws } from '../aws.ts';
import { AwsRefusal, optionOf } from './command-line.ts';

interface Version {
  Key: string;
  VersionId: string;
  LastModified: string;
  /** Nothing: it was deleted. */
  text: string | undefined;
}

/**
 * A bucket of S3 that keeps versions, by the words of AWS's command line; the local engine has none. The source of a copy is taken
 * as AWS's command line takes it: plain, because that encodes it once more by itself. Knows no pages, rights, sizes or metadata.
 */
export function bucketDouble() {
  const versions: Version[] = [];
  const put = (Key: string, text: string | undefined, at = new Date().toISOString()) =>
    void versions.push({ Key, VersionId: `v${versions.length + 1}`, LastModified: at, text });
  const latest = (key: string) => versions.findLast(({ Key }) => Key === key)?.text;

  function copy(words: readonly string[]) {
    const [, from, id] = /^[^/]+\/(.+)\?versionId=(.+)$/.exec(optionOf(words, 'copy-source')) ?? [];
    const source = versions.find(({ Key, VersionId }) => Key === from && VersionId === id);
    if (source?.text === undefined) throw new AwsRefusal('NoSuchKey', 'The specified key does not exist.');
    put(optionOf(words, 'key'), source.text);
    return {};
  }

  function list(words: readonly string[]) {
    const wished = versions.filter(({ Key }) => Key.startsWith(optionOf(words, 'prefix')));
    const told = (isThere: boolean) =>
      wished
        .filter(({ text }) => (text !== undefined) === isThere)
        .map(({ Key, VersionId, LastModified }) => ({ Key, VersionId, LastModified }));
    return { Versions: told(true), DeleteMarkers: told(false) };
  }

  const answer: Aws = async (_, command = '', ...words) => {
    if (command === 'list-object-versions') return list(words);
    if (command === 'copy-object') return copy(words);
    throw new AwsRefusal('InvalidAction', `The double knows no ${command}`);
  };
  return { answer, put, latest };
}
