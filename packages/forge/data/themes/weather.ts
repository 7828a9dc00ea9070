import type { Theme } from '../../src/write/recipes.ts';

export const weather: Theme = {
  name: 'weather',
  about: 'rain, heat, cold, snow, the weather forecast, umbrellas, winter and summer',
  words: 'weather, rain, raining, rainy, snow, snowing, cold, winter, summer, heat, heatwave, hot, sun, sunny, sunburn, storm, wind, windy, umbrella, forecast, autumn, spring, fog, ice, freezing, weather forecast, thunderstorm, degrees, air conditioning',
  mood: 'sad',
  art: 'cloud-with-rain',
  lines: {
    reaction: `
      [rain, raining, rainy, umbrella, weekend, weekends] It saw that I had washed the car.
      [umbrella, rain, raining, wind, windy] The umbrella turned inside out. So did I.
      [cold, winter, freezing, snow, ice] I cannot feel my face. It was not doing much.
      [heat, heatwave, hot, summer, sun, sunny, air conditioning] I am not sweating. I am leaving, slowly, through the skin.
      [sunburn, sun] I was outside for nine minutes. I am a traffic light.
      [forecast, weather, weather forecast] 0 % chance, it said. I am holding some of the 0 %.
      [snow, snowing] One flake. The trains have gone home.
      [autumn, leaf, leaves] I bought a scarf and a feeling.
    `,
    demotivator: `
      [rain, raining, rainy, umbrella] PREPARATION | The umbrella is at home. It is dry there.
      [heat, heatwave, hot, summer, sun, sunny] WARMTH | You wanted it in February. It heard you.
      [cold, winter, freezing, snow, snowing, ice] STILLNESS | Nothing moves. It is the zip.
      CERTAINTY | Forty per cent. That is what they call it when they do not know.
    `,
    documentary: `
      [rain, raining, rainy, storm, umbrella] It left its umbrella at home. Above, a single cloud changes direction.
      [heat, heatwave, hot, summer, sun, sunny] Thirty-five degrees. The office worker lies down in the freezer aisle among the peas.
      [cold, winter, freezing, snow, snowing, ice] It puts on a fourth jumper. Only the eyes are left. They are complaining.
    `,
    pie: `
      [rain, raining, rainy, weekend, weekends, forecast, weather] When it rains | When I have plans 70 | When hair is done 27 | Monday 3
      [heat, heatwave, hot, summer, sun, sunny, cold, winter, weather] Conversations today | "Hot enough for you?" 54 | "Cold today" 43 | Truth 3
    `,
    error: `
      [rain, raining, rainy, weekend, weekends, weather, forecast] Weekend.exe | Sunshine is only available from Monday to Friday. | Sigh | Upgrade
      [heat, heatwave, hot, summer, sun] Overheating | This human has to cool down before it can be nice. | Ice | Growl
    `,
    question: `
      [cold, winter, snow, freezing, spring, sun, sunny, weather] Northern Europe | 14 degrees | Is this swimwear weather? @sun @shorts
    `,
    chat: `
      [rain, raining, rainy, forecast, weather, umbrella] Weather app | 0 % rain. | It is raining now. | Have you tried another window? @cloud-with-rain
      [cold, winter, freezing, heating, snow] Child | I am cold. | Put on a jumper. | I am wearing the curtains. @cold-face
    `,
    headline: `
      [rain, raining, rainy, weekend, weekends, umbrella, storm] Rain waits all week to see your plans
      [snow, snowing, winter, ice] Single snowflake closes airport
      [heat, heatwave, hot, summer, sun, sunny] Nation that wanted summer would like a word with summer
    `,
    stages: `
      [winter, summer, cold, hot, heat, weather, spring, autumn] Too cold | One nice day | Too hot @sun
      [rain, raining, rainy, umbrella] Take umbrella: sun | Forget umbrella: rain | Buy umbrella: sun @umbrella-with-rain-drops
    `,
    nobody: `
      [rain, raining, rainy, weekend, weekends] The rain, Saturday, 9 a.m.: I have arrived
    `,
    preference: `
      [winter, summer, cold, hot, heat, heatwave, sun, snow] Liking the weather we have | Missing the one we complained about
    `,
  },
};
