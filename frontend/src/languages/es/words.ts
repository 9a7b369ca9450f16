/*
 * One word for one thing. The person is addressed as "tú"; buttons are infinitives; sentence case.
 *
 * | English            | español                                  |
 * |--------------------|------------------------------------------|
 * | quiz, quizzes      | quiz (el), quizzes                       |
 * | take a quiz        | hacer un quiz                            |
 * | join (with a code) | unirse                                   |
 * | question, option   | pregunta, opción                         |
 * | answer             | respuesta, responder                     |
 * | attempt            | intento                                  |
 * | result             | resultado                                |
 * | score, points      | puntuación, puntos                       |
 * | passed, failed     | aprobado, no aprobado                    |
 * | hand in, submit    | entregar                                 |
 * | send (to a server) | enviar                                   |
 * | review, look over  | revisar, revisión                        |
 * | check (practice)   | comprobar                                |
 * | mark, grade        | calificar                                |
 * | flag, flagged      | marcar, marcada                          |
 * | release (results)  | publicar                                 |
 * | certificate        | certificado                              |
 * | receipt            | recibo                                   |
 * | leaderboard, rank  | clasificación, puesto                    |
 * | practice           | práctica                                 |
 * | reward, badge      | recompensa, insignia                     |
 * | prize, claim       | premio, reclamar                         |
 * | account, guest     | cuenta, invitado                         |
 * | sign in, sign out  | acceder, cerrar sesión                   |
 * | sign up            | crear una cuenta                         |
 * | participant        | participante (also the learner account)  |
 * | creator, owner     | creador, propietario del quiz            |
 * | whoever runs it    | quien dirige el quiz                     |
 * | code, link         | código, enlace                           |
 * | email              | correo                                   |
 * | online, offline    | con conexión, sin conexión               |
 */
import { percentFormat } from '@quizhall/shared/rules/percent-format';

const NUMBERS = new Intl.NumberFormat('es');
const DATES = new Intl.DateTimeFormat('es', { dateStyle: 'medium' });

export const number = (value: number) => NUMBERS.format(value);
/** @param moment UTC ISO 8601 */
export const date = (moment: string) => DATES.format(new Date(moment));
export const plural = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;
/** Before the time of a day: at one o’clock is singular. Nothing where the time is not known. */
export const at = (time: string) => time && ` ${/^0?1\b/.test(time) ? 'a la' : 'a las'} ${time}`;

/** @param value 0 to 100 */
export const percent = percentFormat('es');
