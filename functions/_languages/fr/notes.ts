import type { AttemptChangeKind } from '@quizhall/shared/model/attempt-change';
import type { NoteText, NoteTexts } from '../en/notes.ts';
import { assignments } from './assignments.ts';
import { day, percent } from './formats.ts';
import { payments } from './payments.ts';
import { prizes } from './prizes.ts';
import { quizzes } from './quizzes.ts';

const CHANGES: Record<AttemptChangeKind, (quiz: string) => NoteText> = {
  reopened: (quiz) => ({
    title: 'Vous pouvez continuer votre quiz',
    message: `Votre tentative à « ${quiz} » a été rouverte. Continuez avant la fin du temps.`,
  }),
  granted: (quiz) => ({
    title: 'Vous avez une tentative de plus',
    message: `Une tentative de plus vous a été accordée à « ${quiz} ».`,
  }),
  forcedIn: (quiz) => ({
    title: 'Votre quiz a été remis',
    message: `Votre tentative à « ${quiz} » a été remise pour vous, avec ce qui était enregistré.`,
  }),
  annulled: (quiz) => ({
    title: 'Votre tentative a été annulée',
    message: `Votre tentative à « ${quiz} » ne compte nulle part.`,
  }),
  reinstated: (quiz) => ({
    title: 'Votre tentative compte de nouveau',
    message: `Votre tentative à « ${quiz} » avait été annulée.`,
  }),
};

const reasonOf = (reason?: string) => (reason ? ` Motif indiqué : ${reason}` : '');

export const notes: NoteTexts = {
  resultLate: ({ quiz, percentage }) => ({
    title: 'Votre résultat est prêt',
    message: `Le temps est écoulé pour « ${quiz} » : vos réponses enregistrées ont été remises. Votre score : ${percent(percentage)}.`,
  }),
  resultReleased: ({ quiz, percentage }) => ({
    title: 'Votre résultat est prêt',
    message: `Les résultats de « ${quiz} » sont publiés. Votre score : ${percent(percentage)}.`,
  }),
  resultCorrected: ({ quiz, from, to }) => ({
    title: 'Votre résultat a été corrigé',
    message: `Le corrigé de « ${quiz} » a été rectifié. Votre score : ${percent(to)} (avant : ${percent(from)}).`,
  }),
  firstResponse: ({ quiz }) => ({
    title: 'Votre quiz a sa première réponse',
    message: `Quelqu’un a terminé « ${quiz} ». Voyez comment cela s’est passé.`,
  }),
  quizStarted: ({ quiz }) => ({
    title: 'Un quiz a commencé',
    message: `« ${quiz} » est ouvert : vous vouliez savoir quand il commence.`,
  }),
  ownQuizStarted: ({ quiz }) => ({
    title: 'Votre quiz a commencé',
    message: `« ${quiz} » est ouvert aux participants, comme prévu par son calendrier.`,
  }),
  essaysWaiting: ({ quiz }) => ({
    title: 'Des rédactions attendent d’être notées',
    message: `Quelqu’un a remis une rédaction pour « ${quiz} ». Le résultat attend que vous l’ayez notée.`,
  }),
  essaysStillWaiting: ({ quiz }) => ({
    title: 'Des résultats vous attendent encore',
    message: `Des copies de « ${quiz} » attendent d’être notées ou publiées.`,
  }),
  deletionAnnounced: (announced) => ({
    title: 'D’anciennes copies seront supprimées',
    message: `${quizzes.deletionAnnounced(announced).preview} Exportez-les d’abord si vous en avez besoin.`,
  }),
  quizInvite: () => ({
    title: 'Vous êtes invité à travailler sur un quiz',
    message: 'Voyez qui vous le demande et de quoi il s’agit, puis acceptez ou refusez.',
  }),
  inviteAccepted: ({ quiz, name }) => ({
    title: 'Votre invitation a été acceptée',
    message: `${name ?? 'Une autre personne'} travaille maintenant avec vous sur « ${quiz} ».`,
  }),
  attemptChanged: ({ what, quiz, reason }) => {
    const { title, message } = CHANGES[what](quiz);
    return { title, message: message + reasonOf(reason) };
  },
  webhookOff: ({ host }) => ({
    title: 'Un webhook a été désactivé',
    message: `Rien de ce que nous avons envoyé à ${host} ces trois derniers jours n’est arrivé : nous n’y envoyons plus rien.`,
  }),
  takenDown: (news) => {
    const { subject, preview } = quizzes.takenDown(news);
    return { title: subject, message: preview };
  },
  prize: ({ news, reason, ...told }) => {
    const { subject, paragraphs } = prizes.prize(news, told);
    return { title: subject, message: paragraphs.join(' ') + reasonOf(reason) };
  },
  pool: ({ news, ...told }) => {
    const { subject, preview } = prizes.pool(news, told);
    return { title: subject, message: preview };
  },
  plan: (told) => {
    const { subject, preview } = payments.plan(told);
    return { title: subject, message: preview };
  },
  approvalWaiting: ({ quiz, name }) => ({
    title: 'Un quiz attend votre approbation',
    message: `${name ?? 'Quelqu’un'} souhaite publier « ${quiz} ». Regardez-le, puis approuvez-le ou refusez-le.`,
  }),
  approvalGiven: ({ quiz, paused }) => ({
    title: 'Votre quiz a été approuvé',
    message: paused
      ? `« ${quiz} » est comme vous l’avez demandé, et toujours en pause.`
      : `« ${quiz} » est publié.`,
  }),
  approvalRefused: ({ quiz, reason }) => ({
    title: 'Votre quiz n’a pas été approuvé',
    message: `« ${quiz} » n’est pas publié. Ce que vous avez écrit est toujours là. Motif indiqué : ${reason}`,
  }),
  approvalReplaced: ({ quiz }) => ({
    title: 'Votre quiz n’attend plus',
    message: `« ${quiz} » a été modifié par quelqu’un d’autre ; ce que vous avez demandé n’attend plus.`,
  }),
  assignment: (told) => {
    const { subject, paragraphs } = assignments.assignment(told);
    return { title: subject, message: paragraphs.join(' ') };
  },
  twoFactorWanted: ({ organization, from }) => ({
    title: 'Configurez l’authentification à deux facteurs',
    message: `« ${organization} » l’exige à partir du ${day(from)}. Ensuite vous n’y ouvrirez plus rien sans elle.`,
  }),
  domainUnproven: ({ domain, until }) => ({
    title: until === undefined ? 'Un domaine n’est plus prouvé' : 'L’enregistrement d’un domaine manque',
    message:
      until === undefined
        ? `L’enregistrement de ${domain} est resté introuvable pendant des jours. Plus personne n’entre par ce domaine tant que vous ne l’avez pas prouvé de nouveau.`
        : `Nous n’avons pas trouvé l’enregistrement qui prouve ${domain}. Remettez-le avant le ${day(until)}, sinon plus personne n’entrera par ce domaine.`,
  }),
};
