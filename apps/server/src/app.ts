import cors from '@fastify/cors';
import fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { limits } from '@deadpan/protocol';
import { authentication, type Api, type ApiModule, type VerifyToken } from './http/api.ts';
import { jsonBodies } from './http/bodies.ts';
import { sendError } from './http/errors.ts';
import { bareHeaders, securityHeaders } from './http/headers.ts';
import { mediaFiles, webApp } from './http/pages.ts';
import { REQUEST_ID, requestIds, tellRequestIds } from './http/request-ids.ts';
import { measureHttp } from './modules/metrics/http-metrics.ts';
import type { Metrics } from './modules/metrics/metrics.ts';

/** What the app is built from. */
export interface AppDeps {
  /** Where failures of ours are reported. */
  log: FastifyBaseLogger;
  /** Where answers are counted; absent: nowhere. */
  metrics?: Metrics;
  trustProxy: boolean | number | string[];
  /** The origin players open when it is not the server's own. */
  publicUrl: string | null;
  /** Where Google's sign-in script comes from; absent or null when it is switched off. */
  googleScript?: string | null;
  verify: VerifyToken;
  /** The features' routes, each registered at `/` and under `/api`. */
  modules: ApiModule[];
  /** Folder of the built web app. */
  webRoot: string;
  /** Folder of the clips. */
  memesRoot: string;
  /** Folder of the images to be captioned. */
  stillsRoot: string;
}

/** A number of proxies is as many hops, counted from us. */
function trusted(proxies: AppDeps['trustProxy']): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

/** Builds the HTTP app; it listens nowhere yet, and tests talk to it through `inject`. */
export function buildApp(deps: AppDeps): Api {
  z.config(z.locales.en());
  const app: Api = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(deps.trustProxy),
    genReqId: requestIds(deps.trustProxy !== false),
    bodyLimit: limits.http.bodyBytes,
    // A picture of 5 MB over a phone's poor connection.
    requestTimeout: 60_000,
    // A malformed address never reaches the hooks that set the headers.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers({ ...bareHeaders, [REQUEST_ID]: request.id })),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  tellRequestIds(app);
  if (deps.metrics) measureHttp(app, deps.metrics);
  securityHeaders(app, { https: deps.publicUrl?.startsWith('https:') ?? false, googleScript: deps.googleScript ?? null });
  void app.register(cors, {
    origin: deps.publicUrl === null ? false : [deps.publicUrl],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    // What whoever sends a file in parts must be able to read.
    exposedHeaders: ['location', 'tus-resumable', 'upload-length', 'upload-offset'],
  });
  jsonBodies(app);
  authentication(app, deps.verify);

  const api = async (scope: Api): Promise<void> => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
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
