import { api } from './api.ts';
import { app } from './app.ts';
import { appLater } from './app-later.ts';
import { auth } from './auth.ts';
import { explore, exploreCard } from './explore.ts';
import { form } from './form.ts';
import { join } from './join.ts';
import { list } from './list.ts';
import { newsletter } from './newsletter.ts';
import { notifications } from './notifications.ts';
import { paymentDialog } from './payment-dialog.ts';
import { parts, partWords } from './parts.ts';
import { reviewOwn } from './review-own.ts';
import { payments } from './payments.ts';
import { places } from './places.ts';
import { prize } from './prize.ts';
import { proofs } from './proofs.ts';
import { results } from './results.ts';
import { reviewParts } from './review-parts.ts';
import { rewards } from './rewards.ts';
import { session } from './session.ts';
import { taking } from './taking.ts';
import { takingCertificate } from './taking-certificate.ts';
import { takingCode } from './taking-code.ts';
import { takingDevice } from './taking-device.ts';
import { takingEmailProof } from './taking-email-proof.ts';
import { takingEmbed } from './taking-embed.ts';
import { takingLater } from './taking-later.ts';
import { takingLeaderboard } from './taking-leaderboard.ts';
import { takingOverview } from './taking-overview.ts';
import { takingPaying } from './taking-paying.ts';
import { takingPrize } from './taking-prize.ts';
import { takingPractice } from './taking-practice.ts';
import { takingResult } from './taking-result.ts';
import { takingStartAlert } from './taking-start-alert.ts';
import { takingStarting } from './taking-starting.ts';
import { verdicts } from './verdicts.ts';
import { categories } from './categories.ts';
import { difficulties } from './difficulties.ts';
import { withheld } from './withheld.ts';
import { said } from './said.ts';

export const es = {
  parts,
  reviewOwn,
  said: { ...said, ...partWords },
  withheld,
  difficulties,
  categories,
  api,
  app,
  appLater,
  auth,
  explore,
  exploreCard,
  form,
  join,
  list,
  newsletter,
  notifications,
  paymentDialog,
  payments,
  places,
  prize,
  proofs,
  results,
  reviewParts,
  rewards,
  session,
  taking,
  takingCertificate,
  takingCode,
  takingDevice,
  takingEmailProof,
  takingEmbed,
  takingLater,
  takingLeaderboard,
  takingOverview,
  takingPaying,
  takingPractice,
  takingPrize,
  takingResult,
  takingStartAlert,
  takingStarting,
  verdicts,
};
