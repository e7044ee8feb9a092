import type { Text } from './words.ts';

/** Safety information by type of product, required by the EU's product-safety rules (SHOP-08). */
export const safetyNotes = {
  upholstery: [
    'Дръжте на поне 50 см от печки и открит огън. Пликовете от опаковката не са за игра: пазете ги далеч от деца. Тъканта отговаря на EN 1021-1 за запалване от тлееща цигара.',
    'Keep at least 50 cm from heaters and open fire. Packing bags are not toys: keep them away from children. The fabric meets EN 1021-1 for smouldering cigarettes.',
  ],
  tall: [
    'Закрепете към стената с приложената планка, за да не се преобърне, когато дете се катери или чекмеджетата са отворени. Тежките вещи слагайте най-долу. Монтира се от двама възрастни.',
    'Fix to the wall with the bracket supplied, so that it cannot tip over when a child climbs or drawers stand open. Put heavy things at the bottom. Assembly needs two adults.',
  ],
  furniture: [
    'Поставяйте на равен под и притегнете винтовете отново след първия месец. Не стъпвайте и не сядайте върху плота. Дребните части за монтаж са опасни за деца до 3 години.',
    'Stand on a level floor and tighten the screws again after the first month. Do not step or sit on the top. Small assembly parts are a hazard for children under 3.',
  ],
  seat: [
    'Изпитано за товар до 120 кг по EN 12520. Не се люлейте на задните крака и не стъпвайте върху седалката. Проверявайте винтовете веднъж на половин година.',
    'Tested for 120 kg to EN 12520. Do not tilt on the back legs or stand on the seat. Check the screws twice a year.',
  ],
  lighting: [
    'Изключете тока, преди да сменяте крушката, и не надвишавайте посочената мощност. Само за сухи помещения (IP20). Повреден кабел се подменя единствено от сервиз.',
    'Switch off the power before changing the bulb and do not exceed the wattage stated. For dry rooms only (IP20). A damaged cable may be replaced only by a service workshop.',
  ],
  textile: [
    'Дръжте далеч от открит огън и нагреватели. Изперете преди първата употреба. Етикетът и връзките на опаковката да се махнат, преди да попаднат в детски ръце.',
    'Keep away from open fire and heaters. Wash before first use. Remove the label and packing ties before they get into the hands of a child.',
  ],
  floor: [
    'На гладък под ползвайте подложка против хлъзгане. Дръжте краищата прилепнали, за да не се спъва никой. Не поставяйте до открит огън.',
    'Use an anti-slip underlay on smooth floors. Keep the edges flat so that nobody trips. Do not place beside open fire.',
  ],
  sleep: [
    'Не е предназначено за бебета до 12 месеца. Проветрете 24 часа след разопаковане. Найлоновата опаковка крие опасност от задушаване.',
    'Not intended for babies under 12 months. Air for 24 hours after unpacking. The plastic wrapping is a suffocation hazard.',
  ],
  kitchen: [
    'Подходящо за контакт с храна по Регламент (ЕО) № 1935/2004. Дръжките и горещите повърхности хващайте с ръкохватка. Не използвайте при пукнатина или отчупено парче.',
    'Suitable for food contact under Regulation (EC) No 1935/2004. Hold handles and hot surfaces with a pot-holder. Do not use if cracked or chipped.',
  ],
  wall: [
    'Монтирайте с дюбели за Вашия вид стена и проверете за кабели и тръби, преди да пробивате. Не окачвайте над легло или детско място, ако не сте сигурни в стената.',
    'Mount with plugs made for your kind of wall and check for cables and pipes before drilling. Do not hang above a bed or a child’s place unless you are sure of the wall.',
  ],
  candle: [
    'Не оставяйте запалена свещ без надзор, близо до завеси, деца или домашни любимци. Фитилът се подрязва на 5 мм. Гасете, когато остане 1 см восък.',
    'Never leave a burning candle unattended or near curtains, children or pets. Trim the wick to 5 mm. Put it out when 1 cm of wax is left.',
  ],
  garden: [
    'Поставяйте на равна и твърда основа; при силен вятър приберете или обезопасете. Пазете пръстите при сгъване. Преди сезона проверете всички връзки и болтове.',
    'Stand on level, firm ground; in strong wind store away or secure. Mind your fingers when folding. Check all joints and bolts before the season.',
  ],
  frame: [
    'Монтирайте на равен под или здрава стена и притегнете винтовете отново след първия месец. Дребните части за монтаж са опасни за деца до 3 години.',
    'Assemble on a level floor or a firm wall and tighten the screws again after the first month. Small assembly parts are a hazard for children under 3.',
  ],
  basket: [
    'Дръжте далеч от печки и открит огън. Не е предназначено за сядане. Пазете пликовете от опаковката далеч от деца.',
    'Keep away from heaters and open fire. Not made for sitting on. Keep packing bags away from children.',
  ],
  can: [
    'Не пийте вода от лейката. Дръжте препаратите за растения отделно и изплаквайте след торене.',
    'Do not drink from the can. Keep plant feed apart and rinse after using it.',
  ],
  steady: [
    'Поставяйте на равна и стабилна основа и обезопасете при силен вятър. Пълните съдове премествайте с двама души.',
    'Stand on level, firm ground and secure in strong wind. Two people should move it when it is full.',
  ],
  fragile: [
    'Чупливо: пренасяйте с две ръце и дръжте извън обсега на малки деца. При счупване съберете парчетата с ръкавици.',
    'Fragile: carry with both hands and keep out of reach of small children. If it breaks, gather the pieces with gloves.',
  ],
} as const satisfies Record<string, Text>;

export type SafetyKey = keyof typeof safetyNotes;
