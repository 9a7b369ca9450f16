import { isEmail } from '@quizhall/shared/model/accounts/email';
import { GIVEN_ROLES, type GivenRole } from '@quizhall/shared/model/organizations/organization-enums';
import { foldWord } from '@quizhall/shared/rules/imports/cell-headings';

const words = (text: string): readonly string[] => text.split(/\s+/);

/** Headings in English, German, French and Spanish, as `foldWord` writes them. */
const HEADINGS = {
  email: words(`email emailaddress mail emails emailadresse mailadresse adressemail adresseemail adressedemail
    adresseelectronique courriel correo correoelectronico direcciondecorreo direcciondecorreoelectronico`),
  role: words('role rolle rol roles'),
  department:
    words(`department departments dept abteilung fachbereich klasse gruppe departement service classe groupe
    departamento clase grupo class group team`),
} as const;
type Field = keyof typeof HEADINGS;
const FIELDS = Object.keys(HEADINGS) as Field[];

const ROLES: Record<GivenRole, readonly string[]> = {
  admin: words(
    'admin administrator administratorin administrateur administratrice administrador administradora',
  ),
  creator: words(
    'creator author ersteller erstellerin autor autorin createur creatrice auteur creador creadora autora',
  ),
  member: words('member mitglied membre miembro'),
};

/** Role named by a cell. Undefined for an unknown word. */
export const findRole = (cell: string): GivenRole | undefined =>
  GIVEN_ROLES.find((role) => ROLES[role].includes(foldWord(cell)));

/** Address in a cell, without a display name before it. */
export const parseAddress = (cell: string): string => (/<([^<>]+)>\s*$/.exec(cell)?.[1] ?? cell).trim();

const hasAddress = (cells: readonly string[]): boolean => cells.some((cell) => isEmail(parseAddress(cell)));

export interface MemberTable {
  people: readonly (readonly string[])[];
  columns: Partial<Record<Field, number>>;
  /** Columns with something in them that is not used: their headings, or their places. */
  ignored: string[];
}

/** The column in which most cells are addresses. */
function addressColumn(rows: readonly (readonly string[])[]): number {
  const counts: number[] = [];
  for (const cells of rows)
    for (const [column, cell] of cells.entries())
      if (isEmail(parseAddress(cell))) counts[column] = (counts[column] ?? 0) + 1;
  return counts.reduce((best, count, column) => (count > (counts[best] ?? 0) ? column : best), 0);
}

/**
 * Columns of a member table. The first row names the columns if it holds no address; otherwise role and
 * department stand behind the address.
 */
export function readMemberTable(rows: readonly (readonly string[])[]): MemberTable {
  const [first = []] = rows;
  const folded = first.map(foldWord);
  const named = FIELDS.map(
    (field) => [field, folded.findIndex((heading) => HEADINGS[field].includes(heading))] as const,
  );
  const hasHead =
    !hasAddress(first) && (named.some(([, column]) => column >= 0) || rows.slice(1).some(hasAddress));
  const people = hasHead ? rows.slice(1) : rows;
  const columns: MemberTable['columns'] = hasHead
    ? Object.fromEntries(named.filter(([, column]) => column >= 0))
    : {};
  columns.email ??= addressColumn(people);
  if (!hasHead && columns.email === 0) Object.assign(columns, { role: 1, department: 2 });
  const used = new Set(Object.values(columns));
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const ignored = Array.from({ length: width }, (_, column) => column)
    .filter((column) => !used.has(column) && people.some((cells) => cells[column]))
    .map((column) => (hasHead && first[column]) || `column ${column + 1}`);
  return { people, columns, ignored };
}
