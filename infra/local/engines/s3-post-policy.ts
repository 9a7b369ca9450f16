import { type Refusal, refusal, TOO_LARGE } from './s3-refusal.ts';
import { type Credentials, isKnownKey, isSame, MISMATCH, sign, UNKNOWN_KEY } from './s3-signature.ts';

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
  if (!isKnownKey(credential, credentials)) return UNKNOWN_KEY;
  if (!isSame(sign(encoded, credential, credentials.secretAccessKey), signature)) return MISMATCH;
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
  for (const rule of rules) {
    const refused = checkRule(rule, form);
    if (refused) return refused;
  }
  const named = new Set(rules.map(fieldOf));
  const extra = Object.keys(form.fields).filter((name) => !named.has(name) && !FREE.test(name));
  return extra.length > 0
    ? denied(`Invalid according to Policy: Extra input fields: ${extra.join(', ')}`)
    : undefined;
}

function checkRule(rule: Rule, { bucket, fields, size }: UploadForm): Refusal | undefined {
  const [operator, left, right] = rule;
  if (operator === 'content-length-range') {
    if (size > Number(right)) return TOO_LARGE;
    return size < Number(left) ? TOO_SMALL : undefined;
  }
  const value = { ...fields, bucket }[fieldOf(rule)] ?? '';
  const wanted = String(right);
  const holds = operator === 'starts-with' ? value.startsWith(wanted) : operator === 'eq' && value === wanted;
  return holds
    ? undefined
    : denied(`Invalid according to Policy: Policy Condition failed: ${JSON.stringify(rule)}`);
}

/** `$Content-Type` → `content-type`. */
function fieldOf([, left]: Rule): string {
  return String(left).slice(1).toLowerCase();
}

function denied(message: string): Refusal {
  return refusal(403, 'AccessDenied', message);
}
