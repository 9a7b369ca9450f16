import { describe, expect, it } from 'vitest';
import type { Department } from '../model/departments.ts';
import { readMemberRows } from './member-rows.ts';

const NORTH = { id: 'd1', name: 'Nord' } as Department;
const [ANN, BO] = ['ann@example.com', 'bo@example.com'];

function read(csv: string) {
  const { wanted, refused, ignored } = readMemberRows(csv, [NORTH]);
  return {
    wanted: wanted.map(({ email, role, departmentId }) =>
      [email, role, departmentId].filter(Boolean).join(' '),
    ),
    refused: refused.map(({ email, reason }) => `${email} ${reason}`),
    ignored,
  };
}

describe('readMemberRows', () => {
  it.each([
    ['German headings', `email;Rolle;Abteilung\n${ANN};creator;Nord`, [`${ANN} creator d1`], []],
    [
      'German roles',
      `E-Mail-Adresse;Rolle\n${ANN};Ersteller\n${BO};Mitglied`,
      [`${ANN} creator`, `${BO} member`],
      [],
    ],
    ['French headings', `Rôle,Adresse e-mail\nAdministrateur,${ANN}`, [`${ANN} admin`], []],
    ['Spanish headings', `Correo electrónico\tDepartamento\n${ANN}\tNord`, [`${ANN} member d1`], []],
    ['unknown columns', `Name,email,Telefon,Notiz\nAnn,${ANN},1,`, [`${ANN} member`], ['Name', 'Telefon']],
    ['unknown headings alone', `Wer,Wohin\nAnn,${ANN}`, [`${ANN} member`], ['Wer']],
    ['the separator on a line of its own', `sep=;\r\nemail;Rolle\r\n${ANN};admin\r\n`, [`${ANN} admin`], []],
    ['a byte order mark before it', `\uFEFFsep=,\nemail,role\n${ANN},admin`, [`${ANN} admin`], []],
    ['no headings', `${ANN},creator,Nord,x\n${BO}`, [`${ANN} creator d1`, `${BO} member`], ['column 4']],
    ['names before the address', `Ann,${ANN}\nBo,${BO}`, [`${ANN} member`, `${BO} member`], ['column 1']],
    ['names in the cell of the address', `email\nAnn <${ANN}>`, [`${ANN} member`], []],
  ])('%s', (_case, csv, wanted, ignored) => {
    expect(read(csv)).toEqual({ wanted, refused: [], ignored });
  });

  it('names what cannot be read', () => {
    expect(read(`email;role;department\nnobody;;\n${ANN};king;\n${BO};;Law`).refused).toEqual([
      'nobody invalid',
      `${ANN} unknown_role`,
      `${BO} unknown_department`,
    ]);
    expect(() => read('Email')).toThrow();
  });
});
