import { type Refusal, refusal, TOO_LARGE } from './s3-refusal.ts';
import { type Credentials, isSame, sign } from './s3-signature.ts';

/** A browser's upload form: fields in lower case, as far as they stood before the file. */
export interface UploadForm {
  bucket: string;
  fields: Record<string, string>;
  size: number;
}

interface Policy {
  expiration: string;
  conditions: (Record<string, string> | [string, string | number, string | number])[];
}

const TOO_SMALL = refusal(
  400,
  'EntityTooSmall',
  'Your proposed upload is smaller than the minimum allowed size',
);

/** Fields that a policy need not mention. */
const FREE = /^(policy|x-amz-signature|file|x-ignore-.*)$/;

/**
 * Checks a presigned POST as S3 does (Amazon S3 API reference, "POST Policy"): signature, expiry, every condition, and
 * no field that the policy does not mention. Nothing wrong answers undefined.
 */
export function checkPostPolicy(
  form: UploadForm,
  credentials: Credentials,
  now: number,
): Refusal | undefined {
  const { policy: encoded, 'x-amz-credential': credential, 'x-amz-signature': signature } = form.fields;
  if (!encoded || !credential || !signature) return denied('Access Denied');
  if (credential.split('/')[0] !== credentials.accessKeyId)
    return refusal(403, 'InvalidAccessKeyId', 'The AWS access key Id you provided does not exist.');
  if (!isSame(sign(encoded, credential, credentials.secretAccessKey), signature))
    return refusal(403, 'SignatureDoesNotMatch', 'The request signature does not match.');
  const policy = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')) as Policy;
  if (!(now <= Date.parse(policy.expiration))) return denied('Invalid according to Policy: Policy expired.');
  return checkConditions(policy.conditions.flatMap(toRule), form);
}

/** One condition as [operator, field or least, value or most]. */
type Rule = readonly [string, string | number, string | number];

function toRule(condition: Policy['conditions'][number]): Rule[] {
  if (Array.isArray(condition)) return [condition];
  return Object.entries(condition).map(([name, value]) => ['eq', `$${name}`, value] as const);
}

function checkConditions(rules: Rule[], form: UploadForm): Refusal | undefined {
  const values: Record<string, string> = { ...form.fields, bucket: form.bucket };
  const named = new Set<string>();
  for (const rule of rules) {
    const [operator, left, right] = rule;
    if (operator === 'content-length-range') {
      if (form.size > Number(right)) return TOO_LARGE;
      if (form.size < Number(left)) return TOO_SMALL;
      continue;
    }
    const name = String(left).slice(1).toLowerCase();
    named.add(name);
    const value = values[name] ?? '';
    const holds =
      operator === 'starts-with'
        ? value.startsWith(String(right))
        : operator === 'eq' && value === String(right);
    if (!holds)
      return denied(`Invalid according to Policy: Policy Condition failed: ${JSON.stringify(rule)}`);
  }
  const extra = Object.keys(form.fields).filter((name) => !named.has(name) && !FREE.test(name));
  return extra.length > 0
    ? denied(`Invalid according to Policy: Extra input fields: ${extra.join(', ')}`)
    : undefined;
}

function denied(message: string): Refusal {
  return refusal(403, 'AccessDenied', message);
}
