import { createServer, type RequestListener, type Server as HttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import cors from '@fastify/cors';
import fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { limits } from '@deadpan/protocol';
import { trusts, type TrustProxy } from './http/address.ts';
import { authentication, type Api, type ApiModule, type RecallToken, type VerifyToken } from './http/api.ts';
import { jsonBodies } from './http/bodies.ts';
import { sendError } from './http/errors.ts';
import { bareHeaders, securityHeaders } from './http/headers.ts';
import { listRoutes } from './http/offered.ts';
import { mediaFiles, webApp } from './http/pages.ts';
import { cutPipelines } from './http/pipelines.ts';
import { refuseExpectations, refuseNoHost, refuseUnreadable } from './http/raw-answers.ts';
import { replayAnswers } from './http/replay.ts';
import type { ReadBudget } from './http/read-budget.ts';
import { REQUEST_ID, requestIds, tellRequestIds } from './http/request-ids.ts';
import { measureHttp } from './modules/metrics/http-metrics.ts';
import type { Metrics } from './modules/metrics/metrics.ts';

/** What the app is built from. */
export interface AppDeps {
  /** Where failures of ours are reported. */
  log: FastifyBaseLogger;
  /** Where answers are counted; absent: nowhere. */
  metrics?: Metrics;
  trustProxy: TrustProxy;
  /** With it the app speaks HTTPS; else a proxy does, or nobody. */
  tls?: { cert: string; key: string } | null;
  /** The origin players open when it is not the server's own. */
  publicUrl: string | null;
  /** Where Google's sign-in script comes from; absent or null when it is switched off. */
  googleScript?: string | null;
  verify: VerifyToken;
  /** Absent: every token is looked up. */
  recall?: RecallToken;
  /** How often each player may read; absent or null: as often as they like. */
  reads?: ReadBudget | null;
  /** The features' routes, each registered at `/` and under `/api`. */
  modules: ApiModule[];
  /** Folder of the built web app. */
  webRoot: string;
  /** Folder of the clips. */
  memesRoot: string;
  /** Folder of the images to be captioned. */
  stillsRoot: string;
}

/** Of slow requests: a picture of 5 MB over a phone's poor connection. */
const REQUEST_MS = 60_000;

/** Who names no host is refused by us (`refuseNoHost`): Node's own refusal has no headers. */
const node = { requireHostHeader: false };

/** Longer than proxies keep a connection they do not use, so that none is closed under a request. */
const KEEP_ALIVE_MS = 72_000;

/**
 * Creates the server below Fastify: Node's plain one, or one over TLS. It is the only one, also for a host name with two addresses, where
 * Fastify by itself would listen with a second server that neither sockets nor guards know.
 */
function createHttp(tls: AppDeps['tls'], handler: RequestListener): HttpServer {
  const options = { ...node, requestTimeout: REQUEST_MS, keepAliveTimeout: KEEP_ALIVE_MS };
  // To Fastify and Socket.IO both are the same: they listen, and hand on requests and upgrades.
  const server = tls ? (createHttpsServer({ ...tls, ...options }, handler) as unknown as HttpServer) : createServer(options, handler);
  cutPipelines(server);
  return server;
}

/** Builds the HTTP app; it listens nowhere yet, and tests talk to it through `inject`. */
export function buildApp(deps: AppDeps): Api {
  z.config(z.locales.en());
  const app: Api = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusts(deps.trustProxy),
    genReqId: requestIds(deps.trustProxy !== false),
    bodyLimit: limits.http.bodyBytes,
    serverFactory: (handler) => createHttp(deps.tls, handler),
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, deps.log),
    // A malformed address never reaches the hooks that set the headers.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers({ ...bareHeaders, [REQUEST_ID]: request.id })),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  const reads = deps.reads ?? null;
  listRoutes(app);
  tellRequestIds(app);
  const answered = deps.metrics && measureHttp(app, deps.metrics);
  if (deps.recall) replayAnswers(app, { recall: deps.recall, reads, answered });
  securityHeaders(app, { https: deps.publicUrl?.startsWith('https:') ?? false, googleScript: deps.googleScript ?? null });
  refuseExpectations(app.server);
  refuseNoHost(app);
  void app.register(cors, {
    origin: deps.publicUrl === null ? false : [deps.publicUrl],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    // What whoever sends a file in parts must be able to read.
    exposedHeaders: ['location', 'tus-resumable', 'upload-length', 'upload-offset'],
  });
  jsonBodies(app);
  authentication(app, deps.verify, reads);

  const api = async (scope: Api): Promise<void> => {
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    for (const module of deps.modules) module(scope);
  };
  void app.register(api);
  void app.register(api, { prefix: '/api' });
  mediaFiles(app, { root: deps.memesRoot, prefix: '/media/memes/' });
  mediaFiles(app, { root: deps.stillsRoot, prefix: '/media/stills/' });
  webApp(app, deps.webRoot);
  return app;
}
