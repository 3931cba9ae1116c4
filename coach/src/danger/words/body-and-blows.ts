import type { Phrases } from '../../language/words/phrases.ts'

/** Body parts, what hits them, and where that happens. */
export const BODY_AND_BLOWS: Phrases = {
  head: [
    'head|skull|temple|forehead|noggin|dome|brain|scalp|crown|melon|helmet|headgear|heads|concussion|concuss|concussed',
  ],
  face: ['face|jaw|chin|nose|cheek|cheekbone|eyebrow|brow|eye|mouth|tooth|lip|ear|eyelid|socket'],
  neck: ['neck|nape|cervical|whiplash'],
  back: [
    'spine|spinal|vertebra|backbone|disc|tailbone|backside',
    'my|his|her|their|low|lower|mid|middle|upper|the back',
  ],
  chest: ['chest|breastbone|sternum|ribcage|rib'],
  heart: ['heart|heartbeat|pulse|cardiac|murmur|ticker|bpm|beat|rhythm'],
  belly: ['stomach|belly|abdomen|gut|tummy|groin|testicle|ball|nut|kidney|spleen|side|flank|appendix|bowel'],
  limb: ['arm|leg|hand|foot|finger|toe|thigh|calf|shin|forearm|bicep|limb|hamstring|quad|muscle|thumb'],
  joint: [
    'knee|ankle|shoulder|elbow|wrist|hip|collarbone|kneecap|clavicle|patella|ligament|tendon|acl|mcl|meniscus|joint|bone|knuckle|achilles',
  ],
  throat: ['throat|tongue|airway|windpipe|lip|lips|voice'],
  skin_part: ['skin|scalp|forearm|neck|cheek|elbow|shin|patch|area|spot'],
  blow: [
    'hit|bump|bang|knock|smack|slam|whack|bonk|clash|collide|collision|kick|punch|headbutt|headbutted|strike|slap|clip|clock|rock|thump|blow|ram|crack|boot|bash|pop|nail|drill|clobber|clonk|conk|shot|smash|crash|bell|pelt|butt|impact',
    'take|eat|catch|get a|an|the knee|elbow|shoulder|forearm|head|hand|heel|foot|shot|knock|blow|hit|kick|fist|hip|boot|skull',
    'elbow|shoulder|knee|heel|fist|forearm|foot|head catch|clip|hit|find|meet|land|smash',
    'knee|elbow in|to the',
  ],
  fall_on: [
    'fall|land|drop|dump|spike|stack|pile|drive|slip|trip|fly|suplex|tumble|pinned|toss|throw|slam|plant',
    'come|go|land|drop|fall down? on|onto|headfirst|head',
    'headfirst|headlong',
  ],
  move: [
    'takedown|throw|slam|suplex|sprawl|scramble|headlock|return|cradle|sparring|spar|tackle|exchange|crossface|wrestle|bridge|drill|live|match|bout|shot|scrap|arch|half|crank|lift|practice|throws',
    'cross face',
    'mat return',
  ],
  ground: ['mat|floor|wall|ground|pad|bleacher|table|bench|corner|post|rack|bar|concrete|door|stair|locker|bar|plate'],
}
