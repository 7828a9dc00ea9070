import type { Theme } from '../../src/write/recipes.ts';

export const deploys: Theme = {
  name: 'deploys',
  about: 'deploying on a friday, production is down, servers, releases, an outage, backups, on call',
  words: 'deploy, deploys, deploying, deployment, production, prod, release, server, servers, outage, hotfix, rollback, devops, cloud, docker, kubernetes, database, backup, on call, on-call, staging, migration, pipeline, downtime, sql',
  mood: 'panic',
  art: 'rocket',
  places: `
    Production, Friday, 16:58
    The server room, warmer than usual
    The incident channel, population 140
  `,
  tickers: `
    Status page green; status page also down
    Rollback rolled back
    Backup found; restore never tried by anybody
  `,
  lines: {
    reaction: `
      [friday] I fear nothing, and it shows.
      [friday] It is only a small change. So was the iceberg.
      The status page says green. The status page is a picture.
      We have a backup. Nobody has met it.
      I tested it in production. Production was surprised.
      [database, sql] I forgot the WHERE. Everybody is called Dave now.
      The logs are clean. Nothing is running.
    `,
    demotivator: `
      COURAGE | Deploy on Friday. Nobody works there on Saturday anyway.
      RESILIENCE | It went down in three regions at once. Beautifully.
      MONITORING | The customers will tell us.
      BACKUP | It exists, in the way that dragons exist.
    `,
    documentary: `
      Friday, 16:58. The young developer approaches the button. The elders have already turned off their phones.
      The server has gone quiet. In the distance, a pager begins to sing.
      It says "this should not affect anything". The birds have stopped singing.
    `,
    pie: `
      Causes of the outage | DNS 55 | It was DNS 43 | Something else (DNS) 2
      Deploying | Hoping 58 | Refreshing 38 | A plan 4
    `,
    error: `
      Deploy.exe | This will affect all users. It is Friday. You have a family. | Deploy | Deploy, eyes shut
      Rollback failed | There is no way back. There was only ever forward. | Forward | Resign
    `,
    question: `
      Me | Friday, 4:58 p.m. | Is this a good time to deploy? @technologist @rocket
      The monitoring | Everything on fire | Is this a normal load? @technologist @fire
    `,
    chat: `
      On call | Production is down. | Since when? | Since your farewell cake. @fire
      Ops | Did you change anything? | No. | Since when is "no" called v4.2? @rocket
    `,
    headline: `
      Small change takes down half of internet, author "on a train"
      Friday deploy goes well, nobody believes it
      Developer deploys on Friday, moves to Portugal on Saturday
    `,
    stages: `
      A tiny fix | A hotfix | A press release @rocket
      It is not DNS | It cannot be DNS | It was DNS @fire
    `,
    nobody: `
      The one server nobody documented: goodbye
    `,
    preference: `
      Monday, 10 a.m., everybody here | Friday, 4:58 p.m., alone
      Staging | Production, but gently
    `,
    versus: `
      Staging | Production | It is the same config, he said. @sunrise-over-mountains @volcano
    `,
  },
};
