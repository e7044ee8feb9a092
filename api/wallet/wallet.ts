import { Type } from 'typebox';
import { PAYMENT_STATES, WALLET_REASONS } from '../../src/core/wallet/wallet-gateway.ts';
import { operation } from '../operation.ts';
import { Id, IdText, Key, Moment, nullable, oneOf, page, paging, Stotinki, strict } from '../schema.ts';

const domain = 'wallet';
const Days = Type.Union([Type.Literal(7), Type.Literal(30)]);

export const creditPackages = operation({
  id: 'creditPackages',
  method: 'GET',
  path: '/api/credit/packages',
  summary: 'Packages of credits with their current prices, the smallest first (WALL-01)',
  domain,
  callers: ['anyone'],
  guarded: false,
  answer: strict({
    data: Type.Array(strict({ credits: Type.Integer(), price: Stotinki, promo: Type.Boolean() })),
  }),
});

export const buyCredits = operation({
  id: 'buyCredits',
  method: 'POST',
  path: '/api/credit/buy',
  summary: 'Starts the payment of a package of credits (WALL-03)',
  domain,
  callers: ['user', 'agency', 'vendor'],
  guarded: true,
  body: strict({
    credits: Type.Integer({ minimum: 1, maximum: 100_000 }),
    /** Price that the buyer saw; another one is refused with 409. */
    expectedPrice: Type.Optional(Stotinki),
  }),
  answer: strict({ paymentUrl: Type.String() }),
  status: 201,
});

export const paymentStatus = operation({
  id: 'paymentStatus',
  method: 'POST',
  path: '/api/payment/status',
  summary: 'Returns the status of a payment for credits; a successful payment is credited once (WALL-05)',
  domain,
  callers: ['user', 'agency', 'vendor'],
  own: 'payment',
  guarded: true,
  // A repeated request adds the credits only once.
  idempotent: true,
  body: strict({ paymentId: Type.String({ maxLength: 100 }) }),
  answer: strict({
    status: oneOf(PAYMENT_STATES),
    credits: Type.Integer(),
    price: Type.Integer(),
    balance: Type.Integer(),
    paymentUrl: nullable(Type.String()),
  }),
});

export const creditHistory = operation({
  id: 'creditHistory',
  method: 'GET',
  path: '/api/credit/history',
  summary: "Returns the wallet's transactions, the newest first (WALL-06)",
  domain,
  callers: ['user', 'agency', 'vendor'],
  guarded: true,
  query: strict({
    ...paging,
  }),
  answer: page(
    strict({
      id: Id,
      at: Moment,
      credits: Type.Integer(),
      balance: Type.Integer(),
      reason: oneOf(WALLET_REASONS),
      price: nullable(Type.Integer()),
      purchase: nullable(
        strict({
          id: Id,
          withdrawableUntil: nullable(Moment),
          withdrawnAt: nullable(Moment),
          isRefunded: Type.Boolean(),
        }),
      ),
      premium: nullable(
        strict({ propertyId: nullable(Id), title: Type.String(), days: Type.Integer(), until: Moment }),
      ),
      receiptUrl: nullable(Type.String()),
    }),
  ),
});

export const withdrawCredits = operation({
  id: 'withdrawCredits',
  method: 'POST',
  path: '/api/credit/purchase/{id}/withdrawal',
  summary: 'Withdraws from an unused purchase of credits within 14 days; the money is refunded to the card',
  domain,
  callers: ['user', 'agency', 'vendor'],
  own: 'payment',
  guarded: true,
  idempotent: true,
  params: strict({ id: IdText }),
  answer: strict({ withdrawnAt: Moment }),
});

export const buyPremium = operation({
  id: 'buyPremium',
  method: 'POST',
  path: '/api/user/property/{id}/premium',
  summary: 'Makes an active listing premium for credits, or extends it (HOME-17)',
  domain,
  callers: ['user', 'agency'],
  own: 'property',
  guarded: true,
  idempotent: true,
  params: strict({ id: IdText }),
  body: strict({ days: Days, key: Key }),
  answer: strict({ premiumUntil: Moment }),
});

export const walletOperations = [
  creditPackages,
  buyCredits,
  paymentStatus,
  creditHistory,
  withdrawCredits,
  buyPremium,
];
