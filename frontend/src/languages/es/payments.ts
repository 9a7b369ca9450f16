import type { ChargeStatus } from '@quizhall/shared/model/payment';

const STATUSES: Record<ChargeStatus, string> = {
  begun: 'Sin terminar',
  waiting: 'A la espera del pagador',
  processing: 'En proceso',
  succeeded: 'Pagado',
  declined: 'Rechazado',
  refunding: 'Reembolso en camino',
  refunded: 'Reembolsado',
};

export const payments = {
  statuses: STATUSES,
  methods: { card: 'Tarjeta', paypal: 'PayPal' },
  entries: {
    title: 'Pagos de entrada',
    lead: (quiz: string) =>
      `Quién pagó por hacer “${quiz}”. Una entrada se puede reembolsar hasta su primera respuesta.`,
    back: 'Volver al quiz',
    list: {
      loading: 'Cargando pagos',
      failed: 'No se pudieron cargar los pagos',
      loadMore: 'Cargar más',
    },
    emptyTitle: 'Nadie ha pagado todavía',
    emptyText: 'Los pagos aparecerán aquí en cuanto alguien pague por hacer este quiz.',
    guest: 'Invitado',
    unknown: 'Sin dirección',
    refund: 'Reembolsar',
    refundOf: (who: string, amount: string) => `Reembolsar ${amount} a ${who}`,
    ask: '¿Reembolsar esta entrada?',
    askText: (who: string, amount: string) =>
      `El importe de ${amount} se devuelve a ${who}, que solo podrá empezar el quiz si paga otra vez.`,
    confirm: 'Reembolsar',
    done: 'Entrada reembolsada',
    failed: 'La entrada no se reembolsó.',
  },
  receipt: {
    title: 'Recibo',
    loading: 'Cargando el recibo',
    failed: 'No se pudo cargar el recibo',
    unknown: 'Este recibo no se conoce',
    unknownText: 'Puede que sea de otra cuenta: accede con la que pagó.',
    amount: 'Importe',
    paidFor: { entry: 'Entrada a', prizePool: 'Premio de', plan: 'Plan' },
    givenBack: 'Devuelto',
    goesBack: 'Vuelve a donde salió. Puede tardar unos días.',
    date: 'Fecha',
    method: 'Pago',
    status: 'Estado',
    download: 'Descargar PDF',
    open: 'Empezar el quiz en este dispositivo',
    openFailed: 'No se dio entrada a este dispositivo.',
    signIn: 'Acceder',
    home: 'Ir al inicio',
  },
};
